/** `npm run deploy [staging|production]`: a release that is tried before anybody gets it, and taken back when it breaks something. */
import { parseArgs } from "node:util";
import { environmentOf } from "./deploy/configuration";
import { release } from "./deploy/release";
import { command } from "./deploy/tools";

await command(async (tools) => {
  const { values, positionals } = parseArgs({
    options: { watch: { type: "string", default: "60" }, share: { type: "string", default: "0" } },
    allowPositionals: true,
  });
  await release(tools, environmentOf(positionals[0]), { watchMs: Number(values.watch) * 1000, share: Number(values.share) });
});
