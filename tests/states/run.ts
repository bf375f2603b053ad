/**
 * `npm run states`: writes how use cases end, and what is shown, in all states of things into `tests/support/states` and
 * `tests/support/shown-states`. What it changes there is a change of behaviour, to be read before it is committed.
 */
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = { states: "tests/support/states", "shown-states": "tests/support/shown-states" };

/** They say it in so many parts. */
const PARTS = 7;

/** What a file of tests says of each use case or feature of a part. */
async function said(name: string, part: number): Promise<string[][]> {
  const vitest = spawn("npx", ["vitest", "run", "-c", "vitest.workers.config.ts", `tests/workers/platform/${name}.test.ts`], {
    env: { ...process.env, STATES: String(part) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  vitest.stdout.on("data", (part: Buffer) => {
    text += part;
  });
  const code = await new Promise<number | null>((resolve) => vitest.on("close", resolve));
  if (code !== 0) throw new Error(text.slice(-4000));
  return text.split("\n").flatMap((line) => (line.startsWith("STATES ") ? [JSON.parse(line.slice(7)) as string[]] : []));
}

for (const [name, folder] of Object.entries(FOLDERS)) {
  const texts = new Map<string, string[]>();
  const found: string[][] = [];
  for (let part = 1; part <= PARTS; part++) found.push(...(await said(name, part)));
  for (const lines of found.sort((a, b) => (a[0] ?? "").localeCompare(b[0] ?? ""))) {
    const feature = /^[\w-]+/.exec(lines[0] ?? "")?.[0];
    if (feature) texts.set(feature, [...(texts.get(feature) ?? []), ...lines]);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [feature, lines] of texts) writeFileSync(join(folder, `${feature}.txt`), `${lines.join("\n")}\n`);
}
