/** What npm kept for itself, or nobody can have meant, ends a command before it does anything: a backup of the wrong site is none. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hocam-options-"));
const kept = join(folder, "kept");
afterAll(() => rmSync(folder, { recursive: true }));

/** A command with the environment that npm gives it; wrangler isn't in its PATH. */
const run = (line: string, npm: Record<string, string> = {}) =>
  new Promise<{ code: number | null; told: string }>((done) => {
    const [script, ...args] = line.split(" ");
    const env = { PATH: dirname(process.execPath), ...npm };
    const child = spawn(process.execPath, ["--import", resolve("node_modules/tsx/dist/esm/index.mjs"), `scripts/${script}.ts`, ...args], {
      env,
    });
    let told = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (bytes) => {
        told += bytes;
      });
    child.on("close", (code) => done({ code, told }));
  });

test.each([
  ["setup staging me@metu.edu.tr", {}, "What is me@metu.edu.tr?"],
  ["deploy staging 5", {}, "What is 5?"],
  ["deploy-check staging production", {}, "What is production?"],
  ["setup staging", { npm_config_take_over: "true" }, "npm kept --take-over for itself"],
  [`backup ${kept}`, { npm_config_remote: "true" }, "npm kept --remote for itself"],
  [`backup ${kept} --env staging`, {}, "--env staging without --remote"],
  [`restore ${kept} --env staging`, {}, "--env staging without --remote"],
  [`restore ${kept} --remote --rehearse`, {}, "--remote is the deployment"],
])("%s with %j ends at once", async (line, npm, words) => {
  expect(await run(line, npm)).toMatchObject({ code: 1, told: expect.stringContaining(words) });
  expect(existsSync(kept)).toBe(false);
});
