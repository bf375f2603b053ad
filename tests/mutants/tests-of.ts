/** Runs files of tests in the copy, each with the mutant that it is named after. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { localEnv } from "../../scripts/prepare";
import { TREE } from "./tree";

/** Where tests run: `apart` is workerd too, with all modules loaded anew for each file. */
export type Place = "unit" | "workers" | "apart";

const REPORT = join(TREE, "report.json");
/** A mutant that waits for what never comes fails its file after so long, in milliseconds; the slowest tests take a minute themselves. */
const PATIENCE = 180_000;

interface Report {
  testResults: { name: string; status: string }[];
}

/** The files of which a test fails. @param owners of the mutants, by number @throws with what was said, when the run tells nothing */
export async function failing(place: Place, files: readonly string[], owners: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  rmSync(REPORT, { force: true });
  const config = `tests/mutants/${place === "unit" ? "unit" : "workers"}.config.ts`;
  const how = ["--root", ".", "--reporter=json", `--outputFile.json=${REPORT}`, `--testTimeout=${PATIENCE}`, `--hookTimeout=${PATIENCE}`];
  const vitest = spawn("npx", ["vitest", "run", "-c", config, ...how, ...files], {
    cwd: TREE,
    // The same sample of pages whenever it runs.
    env: { ...localEnv, TEST_SEED: "mutants", MUTANTS_APART: place === "apart" ? "1" : "0", MUTANTS_OWNERS: owners.join() },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const hear = (part: Buffer) => {
    said += part;
  };
  vitest.stdout.on("data", hear);
  vitest.stderr.on("data", hear);
  await new Promise((resolve) => vitest.on("close", resolve));
  if (!existsSync(REPORT)) throw new Error(said.slice(-4000));
  const { testResults } = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
  const known = testResults.map(({ name, status }) => ({ file: relative(TREE, name), status }));
  return files.filter((file) => known.find((each) => each.file === file)?.status !== "passed");
}
