"""An oracle for other programs: requests and answers as lines of JSON, and audits of their recorded games."""
