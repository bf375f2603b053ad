/** Fails when a table is written by others than its owner, or read by others without a declared reason (decision 022). */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type FaultySources, faultsOf } from "./owner-rules";
import { readTables } from "./table-access";

const sources = (): FaultySources =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "workers"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
    .map((file) => [file, readFileSync(file, "utf8")] as const);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tables = readTables();
  const faults = faultsOf(sources(), tables);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`Each of ${tables.size} tables is written by its owner alone, and read where that is declared.`);
  process.exit(faults.length === 0 ? 0 : 1);
}
