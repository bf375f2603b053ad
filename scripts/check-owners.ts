/** Fails when a table is written by others than its owner, or read by others where that isn't declared (decision 022). */
import { faultsOf } from "./owner-rules";
import { sourcesOf } from "./sources";
import { readTables } from "./table-access";

const tables = readTables();
const faults = faultsOf(sourcesOf("app", "workers"), tables);
for (const fault of faults) console.error(fault);
if (faults.length === 0)
  console.log(`Each of ${tables.size} tables is written by its owner alone, and read by others where that is declared.`);
process.exit(faults.length === 0 ? 0 : 1);
