/** Says what a deployment lacks: `npm run deploy:check [staging|production]`. Ends with 1 when something is missing. */
import { askAccount } from "./deploy/account";
import { environmentOf, readConfiguration } from "./deploy/configuration";
import { findingsOf } from "./deploy/findings";
import { command } from "./deploy/tools";
import { readOptions } from "./options";

await command(async (tools) => {
  const environment = environmentOf(readOptions({}, 1).positionals[0]);
  const configured = readConfiguration(environment);
  const findings = findingsOf(configured, await askAccount(tools, environment, configured), environment);
  for (const { level, text } of findings) tools.say(`${level.padEnd(8)} ${text}`);
  const lacking = findings.filter(({ level }) => level === "missing").length;
  tools.say(lacking > 0 ? `\n${lacking} to do before a deployment` : "\nNothing is missing");
  process.exitCode = lacking > 0 ? 1 : 0;
});
