/** `npm run setup [staging|production]`: from an empty account to a site with an admin; run again it goes on where it was. */
import { parseArgs } from "node:util";
import { environmentOf } from "./deploy/configuration";
import { setup } from "./deploy/setup";
import { command } from "./deploy/tools";

await command(async (tools) => {
  const options = { site: { type: "string" }, "mail-from": { type: "string" }, admin: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const wishes = { site: values.site?.replace(/\/$/, ""), mailFrom: values["mail-from"], admin: values.admin };
  const environment = environmentOf(positionals[0]);
  const left = await setup(tools, environment, wishes);
  tools.say(left > 0 ? `\n${left} left to do` : `\nNothing is left to do; each release: npm run deploy ${environment}`);
});
