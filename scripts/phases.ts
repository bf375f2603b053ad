/** Runs npm scripts one after the other, stops at the first that fails, and says how long each took: `phases.ts check build …`. */
import { spawnSync } from "node:child_process";

const times: { name: string; seconds: number }[] = [];

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;

function report(): void {
  const whole = { name: "altogether", seconds: times.reduce((sum, { seconds }) => sum + seconds, 0) };
  console.log("\nTimes (minutes:seconds)");
  for (const { name, seconds } of [...times, whole]) console.log(`  ${name.padEnd(16)} ${clock(seconds).padStart(6)}`);
}

let status: number | null = 0;
for (const name of process.argv.slice(2)) {
  const began = performance.now();
  ({ status } = spawnSync("npm", ["run", name], { stdio: "inherit" }));
  times.push({ name, seconds: (performance.now() - began) / 1000 });
  if (status !== 0) break;
}
report();
process.exit(status ?? 1);
