/**
 * Runs npm scripts one after the other, stops at the first that fails, and says how long each took: `phases.ts check build …`.
 * `a|b,c` is one step of two lanes side by side, b before c: what uses one core leaves the other to something else. The first lane is heard as it goes.
 * What failed says its last lines once more at the end, below whatever ran beside it. What says nothing for a quarter of an hour hangs: it is stopped, and has failed.
 */
import { spawn } from "node:child_process";
import { withoutNoise } from "./runtime-noise";

/** Lines of a failed script that are said once more. */
const LAST_LINES = 60;

/** Milliseconds without a word after which a script hangs; longer than any single test may take. */
const SILENCE = 15 * 60_000;

/** Process groups of what runs: npm, its shell and all that it started are stopped together. */
const running = new Set<number>();

const stop = (group: number) => process.kill(-group, "SIGKILL");

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => {
    running.forEach(stop);
    process.exit(1);
  });

const times: { name: string; seconds: number }[] = [];
const failed: { name: string; said: string }[] = [];
const start = performance.now();

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const secondsSince = (began: number) => (performance.now() - began) / 1000;

function report(): void {
  const whole = { name: "altogether", seconds: secondsSince(start) };
  console.log("\nTimes (minutes:seconds)");
  for (const { name, seconds } of [...times, whole]) console.log(`  ${name.padEnd(16)} ${clock(seconds).padStart(6)}`);
  for (const { name, said } of failed) console.log(`\n${name} failed:\n${said.trimEnd().split("\n").slice(-LAST_LINES).join("\n")}`);
}

/** Runs one script. @param isHeard whether it may print as it goes; otherwise all that it says stands together. @returns its exit code */
function run(name: string, isHeard: boolean): Promise<number> {
  const began = performance.now();
  const child = spawn("npm", ["run", name], { stdio: ["ignore", "pipe", "pipe"], detached: true });
  const group = child.pid as number;
  running.add(group);
  const said: string[] = [];
  const shown: string[] = [];
  const show = (text: string) => (isHeard ? process.stdout.write(text) : shown.push(text));
  const hangs = setTimeout(() => {
    said.push(`\n${name} said nothing for ${clock(SILENCE / 1000)} and was stopped.`);
    stop(group);
  }, SILENCE);
  for (const stream of [child.stdout, child.stderr]) {
    const quiet = withoutNoise();
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      hangs.refresh();
      said.push(text);
      show(quiet(text));
    });
    stream.on("end", () => show(quiet(null)));
  }
  return new Promise((done) => {
    child.on("close", (code) => {
      clearTimeout(hangs);
      running.delete(group);
      process.stdout.write(shown.join(""));
      if (code !== 0) failed.push({ name, said: said.join("") });
      times.push({ name, seconds: secondsSince(began) });
      done(code ?? 1);
    });
  });
}

/** The scripts of a lane in their order, until one fails. @returns the last exit code */
async function runLane(lane: string, isHeard: boolean): Promise<number> {
  for (const name of lane.split(",")) {
    const code = await run(name, isHeard);
    if (code !== 0) return code;
  }
  return 0;
}

let code = 0;
for (const step of process.argv.slice(2)) {
  const lanes: string[] = step.split("|");
  const codes = await Promise.all(lanes.map((lane, at) => runLane(lane, at === 0)));
  code = codes.find((each) => each !== 0) ?? 0;
  if (code !== 0) break;
}
report();
process.exit(code);
