/** `npm start`: builds, migrates, seeds, and serves the production build in workerd on http://localhost:8787. */
import { DEMO_PASSWORD } from "../drizzle/seed/factories/user";
import { demoAccounts } from "../drizzle/seed/people";
import { runAt, startClock } from "./clock";
import { prepareDatabase, run, writeDevVars } from "./prepare";
import { serveSipay } from "./serve-sipay";

const PERSIST_TO = ".wrangler/state";
const BUNDLE = ".cache/start/bundle";
const PORT = process.env.PORT ?? "8787";

writeDevVars();
console.log("Building …");
run("npm", ["run", "build"], true);
run("wrangler", ["deploy", "--dry-run", "--outdir", BUNDLE], true);
prepareDatabase(PERSIST_TO);

console.log(`\nAccounts of this local site, all with the password ${DEMO_PASSWORD}:`);
for (const { userEmail, userRole } of demoAccounts) console.log(`  ${userEmail.padEnd(24)} ${userRole}`);
console.log("  Staff are asked for a code on a new device: it is among the mails.");
console.log(`\n  http://localhost:${PORT}\n  Mails: http://localhost:${PORT}/api/v1/dev/outbox\n`);

process.argv.splice(2, process.argv.length, BUNDLE, PERSIST_TO, PORT, ...(await serveSipay(Number(PORT) + 1000)));
await import("./serve-bundle");
startClock(runAt(`http://127.0.0.1:${PORT}`));
