/** `npm run deploy [staging|production]`: a release that is tried before anybody gets it, and taken back when it breaks something. */
import { environmentOf } from "./deploy/configuration";
import { paceOf, release } from "./deploy/release";
import { command } from "./deploy/tools";
import { readOptions } from "./options";

const OPTIONS = { watch: { type: "string", default: "60" }, share: { type: "string", default: "0" } } as const;

await command(async (tools) => {
  const { values, positionals } = readOptions(OPTIONS, 1);
  await release(tools, environmentOf(positionals[0]), paceOf(values.watch, values.share));
});
