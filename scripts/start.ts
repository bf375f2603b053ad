/** `npm start`: builds, migrates, seeds, and serves the production build in workerd on http://localhost:8787. */
import { spawn } from "node:child_process";
import { DEMO_PASSWORD } from "../drizzle/seed/factories/user";
import { demoAccounts } from "../drizzle/seed/people";
import { localEnv, prepareDatabase, run, writeDevVars } from "./prepare";

const PERSIST_TO = ".wrangler/state";
const PORT = process.env.PORT ?? "8787";

writeDevVars();
console.log("Building …");
run("npm", ["run", "build"], true);
prepareDatabase(PERSIST_TO);

console.log(`\nAccounts of this local site, all with the password ${DEMO_PASSWORD}:`);
for (const { userEmail, userRole } of demoAccounts) console.log(`  ${userEmail.padEnd(24)} ${userRole}`);
console.log("  Staff are asked for a code on a new device: it lies among the mails.");
console.log(`\n  http://localhost:${PORT}\n  Mails: http://localhost:${PORT}/api/v1/dev/outbox\n`);

const args = [
  "dev",
  "--port",
  PORT,
  "--persist-to",
  PERSIST_TO,
  "--test-scheduled",
  "--show-interactive-dev-session=false",
  "--log-level=warn",
];
const server = spawn("wrangler", args, { stdio: "inherit", env: localEnv });
server.on("exit", (code) => process.exit(code ?? 0));
