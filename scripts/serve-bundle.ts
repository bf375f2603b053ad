/**
 * Serves a bundled Worker for the bench and the browser tests: `serve-bundle.ts BUNDLE PERSIST_TO PORT [NAME=VALUE …]`.
 */
import { openBundle } from "./bundle";

const [folder = "", persistTo = "", port = "8795", ...variables] = process.argv.slice(2);
await openBundle({
  folder,
  persistTo,
  port: Number(port),
  variables: Object.fromEntries(variables.map((each: string) => each.split("=", 2))),
});
console.log("ready");
