/** Opens the local bindings of wrangler.toml: what `npm start` serves, never a deployment. */
import { getPlatformProxy } from "wrangler";

/**
 * The local D1, KV, R2 and queue.
 * @param persistTo the folder of `wrangler dev --persist-to`; `.wrangler/state` unless said otherwise
 */
export async function openLocal(persistTo = ".wrangler/state") {
  const { env, dispose } = await getPlatformProxy<Env>({ persist: { path: `${persistTo}/v3` }, remoteBindings: false });
  return { env, dispose };
}
