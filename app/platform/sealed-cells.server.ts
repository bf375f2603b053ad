/**
 * Cells of the database that are sealed with a key of their own (`POOL_KEYS`, decision 075): what people told of their health. The key is
 * a secret of the Worker, so neither a stolen database nor a backup shows a word of them.
 */
import { platformErrors } from "./errors/errors";
import { sha256 } from "./ids";
import { openBytes, sealBytes, sealingKey } from "./sealing.server";

/** Where something sealed lies: moved to another place it doesn't open. */
export interface Cell {
  table: string;
  /** The public id of its row. */
  row: string;
  column: string;
}

interface Keys {
  /** Of the key that seals. */
  first: string;
  byId: ReadonlyMap<string, CryptoKey>;
}

type Keyed = { env: Pick<Env, "POOL_KEYS"> };

const KEY_BYTES = 32;
/** `id:base64`; several are separated by commas. The id stands before what its key sealed. */
const KEY = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]+={0,2})$/;

async function read(secret: string): Promise<Keys | null> {
  const keys = new Map<string, CryptoKey>();
  for (const each of secret.split(",")) {
    const [, id, base64] = KEY.exec(each.trim()) ?? [];
    const bytes = base64 && Uint8Array.from(atobOrNothing(base64), (char) => char.charCodeAt(0));
    if (!id || !bytes || bytes.length !== KEY_BYTES || keys.has(id)) return null;
    keys.set(id, await sealingKey(bytes));
  }
  const [first] = keys.keys();
  return first ? { first, byId: keys } : null;
}

function atobOrNothing(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return "";
  }
}

/** By the secret that they were read from: it is the same for all requests of an isolate. */
const known = new Map<string, Promise<Keys | null>>();

function keysOf({ env }: Keyed): Promise<Keys | null> {
  const secret = env.POOL_KEYS ?? "";
  const keys = known.get(secret) ?? read(secret);
  known.set(secret, keys);
  return keys;
}

/** @throws notSealable where this deployment has no key, or one that can't be read */
export async function requireKeys(ctx: Keyed): Promise<Keys> {
  const keys = await keysOf(ctx);
  if (!keys) throw platformErrors.notSealable();
  return keys;
}

const placeOf = ({ table, row, column }: Cell) => JSON.stringify([table, row, column]);

const asText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const asBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Words as they are stored. @throws notSealable */
export async function sealCell(ctx: Keyed, cell: Cell, words: string): Promise<string> {
  const { first, byId } = await requireKeys(ctx);
  return `${first}.${asText(await sealBytes(byId.get(first) as CryptoKey, words, placeOf(cell)))}`;
}

/** What a cell says. @throws notSealable; an error where it was sealed elsewhere, or with a key that is gone */
export async function openCell(ctx: Keyed, cell: Cell, stored: string): Promise<string> {
  const { byId } = await requireKeys(ctx);
  const [id = "", sealed = ""] = stored.split(".");
  const key = byId.get(id);
  if (!key) throw new Error(`POOL_KEYS has no key ${id.slice(0, 20)}, with which ${cell.table}.${cell.column} is sealed`);
  return openBytes(key, asBytes(sealed), placeOf(cell));
}

/** The same words of the same person have one mark, which tells nothing of them to whoever hasn't the key. @throws notSealable */
export async function markOf(ctx: Keyed, ...words: string[]): Promise<string> {
  await requireKeys(ctx);
  return sha256(JSON.stringify(["mark", ctx.env.POOL_KEYS, ...words]));
}

/** How what the sealing key sealed begins; what begins otherwise is sealed anew after a change of keys. @throws notSealable */
export const sealedNow = async (ctx: Keyed): Promise<string> => `${(await requireKeys(ctx)).first}.`;
