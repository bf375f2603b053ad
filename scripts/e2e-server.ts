/** Serves the built Worker on a database of its own, fresh for each run of the browser tests. */
import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { localEnv, prepareDatabase, run, writeDevVars } from "./prepare";

const PERSIST_TO = ".wrangler/e2e";
const port = process.argv[2] ?? "8799";

rmSync(PERSIST_TO, { recursive: true, force: true });
writeDevVars();
if (!existsSync("build/server/index.js")) run("npm", ["run", "build"], true);
prepareDatabase(PERSIST_TO, ["--experiences", "300", "--users", "60"]);
const args = [
  "dev",
  "--port",
  port,
  "--inspector-port",
  "0",
  "--persist-to",
  PERSIST_TO,
  "--test-scheduled",
  "--show-interactive-dev-session=false",
  "--log-level=warn",
];
let isStopping = false;

/** The development server may die under load; its database stays, so a new one goes on where it was. */
function serve(): void {
  const server = spawn("wrangler", args, { stdio: "inherit", env: localEnv });
  const stop = (signal: NodeJS.Signals) => {
    isStopping = true;
    server.kill(signal);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  server.on("exit", (code) => {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    if (isStopping) process.exit(code ?? 0);
    console.error("The server stopped by itself and is started again.");
    serve();
  });
}

serve();
