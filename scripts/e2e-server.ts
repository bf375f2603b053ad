/** Serves the built Worker on a database of its own, fresh for each run of the browser tests. */
import { existsSync, rmSync } from "node:fs";
import { prepareDatabase, run, writeDevVars } from "./prepare";

const PERSIST_TO = ".wrangler/e2e";
const BUNDLE = ".cache/e2e/bundle";

rmSync(PERSIST_TO, { recursive: true, force: true });
rmSync(BUNDLE, { recursive: true, force: true });
writeDevVars();
if (!existsSync("build/server/index.js")) run("npm", ["run", "build"], true);
run("wrangler", ["deploy", "--dry-run", "--outdir", BUNDLE], true);
prepareDatabase(PERSIST_TO, ["--experiences", "300", "--users", "60"]);

/** Opens maps to the tests, which answer in Google's place. */
const variables = ["GOOGLE_MAPS_KEY=a-key-for-tests"];
process.argv.splice(2, process.argv.length, BUNDLE, PERSIST_TO, process.argv[2] ?? "8799", ...variables);
await import("./serve-bundle");
