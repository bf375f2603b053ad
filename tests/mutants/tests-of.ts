/** Runs files of tests in the copy with one mutant turned on, or with none. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { localEnv } from "../../scripts/prepare";
import { TREE } from "./tree";

const REPORT = join(TREE, "report.json");
/** No file needs as long as this without a mutant: what does hangs, in milliseconds. */
const PATIENCE = 30 * 60_000;
const REACHED = /^reached (\{.*\})$/gm;

export interface Outcome {
  /** The files with a failing test, of this copy. */
  failed: string[];
  /** Which mutants the tests of a file came by. */
  reached: Record<string, number[]>;
}

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
  for (const stream of [vitest.stdout, vitest.stderr]) stream.on("data", (part) => (text += part));
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

/** @param files none for all of them. @throws when the run tells nothing though no mutant is on */
export async function runTests(part: "workers" | "unit", files: readonly string[], mutant = -1): Promise<Outcome> {
  rmSync(REPORT, { force: true });
  const bail = mutant < 0 ? [] : ["--bail=1"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const text = await said(["-c", `tests/mutants/${part}.config.ts`, "--root", ".", ...reporters, ...bail, ...files], mutant);
  if (!existsSync(REPORT)) {
    if (mutant < 0) throw new Error(text.slice(-4000));
    return { failed: ["(ended without a report)"], reached: {} };
  }
  const { testResults } = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
  const reached = [...text.matchAll(REACHED)].map(([, json = ""]) => JSON.parse(json) as { file: string; ids: number[] });
  return {
    failed: testResults.filter(({ status }) => status === "failed").map(({ name }) => relative(TREE, name)),
    reached: Object.fromEntries(reached.map(({ file, ids }) => [relative(TREE, file), ids])),
  };
}
