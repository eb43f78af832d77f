// A small client of `adjudicator oracle`: node client.mjs COMMAND [ARGUMENT…]
// It plays a fight by the keys of options, asks why something is not legal, goes back, plays on another way, and prints
// what it has seen as one line of JSON.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [command, ...rest] = process.argv.slice(2);
const oracle = spawn(command, rest, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: oracle.stdout })[Symbol.asyncIterator]();
const transcript = [];

async function ask(request) {
  const sent = { id: transcript.length, ...request };
  oracle.stdin.write(JSON.stringify(sent) + "\n");
  const { value, done } = await lines.next();
  if (done) throw new Error("the oracle has gone away");
  const answer = JSON.parse(value);
  if (answer.id !== sent.id) throw new Error(`answer ${answer.id} to request ${sent.id}`);
  transcript.push({ request: sent, answer });
  return answer;
}

const situation = {
  game: "arkham",
  investigators: { roland: { card: "Roland Banks", at: "study", hand: ["Guts"] } },
  enemies: { ghoul: { card: "Ghoul Minion", engaged: "roland" } },
  locations: { study: { card: "Study", clues: 1 } },
};
const version = await ask({ op: "version" });
if (version.protocol !== 1) throw new Error(`this client does not know protocol ${version.protocol}`);

const start = await ask({ op: "open", situation });
const why = await ask({ op: "legal", handle: start.handle, deeds: ["roland commits guts"] });
let at = await ask({ op: "step", handle: start.handle, option: "roland fight ghoul" });
while (at.waiting.kind === "choice") at = await ask({ op: "step", handle: at.handle, option: "pass" });
const total = at.options.reduce((sum, option) => sum + option.weight, 0);

const damage = {};
for (const { key, things } of at.options.filter(({ things }) => ["0", "-4"].includes(things[0]))) {
  const after = await ask({ op: "step", handle: at.handle, option: key, options: false });
  damage[things[0]] = after.happened.filter(
    (record) => record.kind === "wrote" && record.entity === "ghoul" && record.field === "damage",
  ).length;
}
const back = await ask({ op: "undo", handle: at.handle, options: false });
const wrong = await ask({ op: "step", handle: start.handle, option: "roland levitate" });
await ask({ op: "close", handle: start.handle });
oracle.stdin.end();
const status = await new Promise((resolve) => oracle.on("close", resolve));

console.log(
  JSON.stringify({
    total,
    damage,
    back: back.waiting.for,
    why: why.deeds[0].reasons.map((reason) => reason.rule),
    wrong: wrong.error.code,
    status,
    transcript,
  }),
);
