"""An oracle for other programs: requests and answers as lines of JSON, and recorded games of theirs, audited."""
