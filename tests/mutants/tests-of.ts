/** Runs files of tests in the copy with one mutant turned on, or with none. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { localEnv } from "../../scripts/prepare";
import { TREE } from "./tree";

export type Part = "unit" | "workers";

const REPORT = join(TREE, "report.json");
/** No files need as long as this without a mutant: what does hangs, in milliseconds. */
const PATIENCE = 10 * 60_000;

/** What vitest says, once it has ended or hangs. */
function said(args: string[], mutant: number): Promise<string> {
  const vitest = spawn("npx", ["vitest", "run", ...args], {
    cwd: TREE,
    detached: true,
    // The same sample of pages for every mutant.
    env: { ...localEnv, MUTANT: String(mutant), TEST_SEED: "mutants" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const hear = (part: Buffer) => {
    text += part;
  };
  vitest.stdout.on("data", hear);
  vitest.stderr.on("data", hear);
  const patience = setTimeout(() => process.kill(-(vitest.pid ?? 0), "SIGKILL"), PATIENCE);
  return new Promise((resolve) =>
    vitest.on("close", () => {
      clearTimeout(patience);
      resolve(text);
    }),
  );
}

interface Report {
  testResults: { name: string; status: string }[];
}

/** The files of which a test fails; with a mutant the first alone. @throws when the run tells nothing though no mutant is on */
export async function runTests(part: Part, files: readonly string[], mutant = -1): Promise<string[]> {
  rmSync(REPORT, { force: true });
  const bail = mutant < 0 ? [] : ["--bail=1"];
  const reporters = ["--reporter=json", `--outputFile.json=${REPORT}`];
  const text = await said(["-c", `tests/mutants/${part}.config.ts`, "--root", ".", ...reporters, ...bail, ...files], mutant);
  if (!existsSync(REPORT) && mutant < 0) throw new Error(text.slice(-4000));
  if (!existsSync(REPORT)) return [files.length === 1 ? (files[0] as string) : "(ended without a report)"];
  const { testResults } = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
  return testResults.filter(({ status }) => status === "failed").map(({ name }) => relative(TREE, name));
}
