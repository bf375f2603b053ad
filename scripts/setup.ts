/** `npm run setup [staging|production]`: from an empty account to a site with an admin; run again it goes on where it was. */
import { environmentOf } from "./deploy/configuration";
import { setup } from "./deploy/setup";
import { command } from "./deploy/tools";
import { readOptions } from "./options";

const OPTIONS = {
  site: { type: "string" },
  "mail-from": { type: "string" },
  admin: { type: "string" },
  "take-over": { type: "boolean" },
} as const;

await command(async (tools) => {
  const { values, positionals } = readOptions(OPTIONS, 1);
  const { site, admin } = values;
  const environment = environmentOf(positionals[0]);
  const left = await setup(tools, environment, { site, mailFrom: values["mail-from"], admin, takesOver: values["take-over"] });
  tools.say(left > 0 ? `\n${left} left to do` : `\nNothing is left to do; each release: npm run deploy ${environment}`);
});
