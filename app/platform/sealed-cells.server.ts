/**
 * Cells of the database that are sealed with a key of their own (`POOL_KEYS`, decision 075): what people told of their health. The key is
 * a secret of the Worker, so neither a stolen database nor a backup shows a word of them.
 */
import { platformErrors } from "./errors/errors";
import { sha256 } from "./ids";
import { keysFrom, openWith, type SealingKeys, sealWith } from "./sealing-keys.server";

/** Where something sealed lies: moved to another place it doesn't open. */
export interface Cell {
  table: string;
  /** The public id of its row. */
  row: string;
  column: string;
}

type Keyed = { env: Pick<Env, "POOL_KEYS"> };

/** @throws notSealable where this deployment has no key, or one that can't be read */
export async function requireKeys({ env }: Keyed): Promise<SealingKeys> {
  const keys = await keysFrom(env.POOL_KEYS);
  if (!keys) throw platformErrors.notSealable();
  return keys;
}

const placeOf = ({ table, row, column }: Cell) => JSON.stringify([table, row, column]);

/** Words as they are stored. @throws notSealable */
export const sealCell = async (ctx: Keyed, cell: Cell, words: string): Promise<string> =>
  sealWith(await requireKeys(ctx), placeOf(cell), words);

/** What a cell says. @throws notSealable; an error where it was sealed elsewhere, or with a key that is gone */
export const openCell = async (ctx: Keyed, cell: Cell, stored: string): Promise<string> =>
  openWith(await requireKeys(ctx), placeOf(cell), stored);

/** The same words of the same person have one mark, which tells nothing of them to whoever hasn't the key. @throws notSealable */
export async function markOf(ctx: Keyed, ...words: string[]): Promise<string> {
  await requireKeys(ctx);
  return sha256(JSON.stringify(["mark", ctx.env.POOL_KEYS, ...words]));
}

/** How what the sealing key sealed begins; what begins otherwise is sealed anew after a change of keys. @throws notSealable */
export const sealedNow = async (ctx: Keyed): Promise<string> => `${(await requireKeys(ctx)).first}.`;
