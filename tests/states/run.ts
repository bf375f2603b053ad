/**
 * `npm run states`: writes how use cases end in all states of what they meet into `tests/support/states`. What it changes there is a
 * change of behaviour, to be read before it is committed.
 */
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "tests/support/states";
/** They are said in so many parts. */
const PARTS = 7;

/** What the tests say of each use case of a part. */
async function said(part: number): Promise<string[][]> {
  const vitest = spawn("npx", ["vitest", "run", "-c", "vitest.workers.config.ts", "tests/workers/platform/states.test.ts"], {
    env: { ...process.env, STATES: String(part) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  vitest.stdout.on("data", (piece: Buffer) => {
    text += piece;
  });
  const code = await new Promise<number | null>((resolve) => vitest.on("close", resolve));
  if (code !== 0) throw new Error(text.slice(-4000));
  return text.split("\n").flatMap((line) => (line.startsWith("STATES ") ? [JSON.parse(line.slice(7)) as string[]] : []));
}

const found: string[][] = [];
for (let part = 1; part <= PARTS; part++) found.push(...(await said(part)));
const texts = new Map<string, string[]>();
for (const lines of found.sort((a, b) => (a[0] ?? "").localeCompare(b[0] ?? ""))) {
  const feature = /^[\w-]+/.exec(lines[0] ?? "")?.[0];
  if (feature) texts.set(feature, [...(texts.get(feature) ?? []), ...lines]);
}
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [feature, lines] of texts) writeFileSync(join(FOLDER, `${feature}.txt`), `${lines.join("\n")}\n`);
