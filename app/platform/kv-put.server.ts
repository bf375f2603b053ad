/** Writing into KV what has to arrive there. */
import { SECOND } from "./clock";

/** KV refuses a second write of a key within a second. */
const AGAIN_AFTER = 1.1 * SECOND;

/** Writes a key; what is refused once is written a second later. @throws what KV throws when that is refused as well */
export async function putInKv({ KV }: Pick<Env, "KV">, key: string, value: string, options: KVNamespacePutOptions): Promise<void> {
  try {
    await KV.put(key, value, options);
  } catch {
    await scheduler.wait(AGAIN_AFTER);
    await KV.put(key, value, options);
  }
}
