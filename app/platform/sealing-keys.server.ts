/** Keys that stand in a secret of the Worker, `id:base64,id:base64` of 32 bytes each: the first seals and signs, all open. */
import { openBytes, sealBytes, sealingKey } from "./sealing.server";

export interface SealingKeys {
  /** The id of the key that seals. */
  first: string;
  byId: ReadonlyMap<string, { sealing: CryptoKey; signing: CryptoKey }>;
}

const KEY_BYTES = 32;
/** The id stands before what its key sealed. */
const KEY = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]+={0,2})$/;

function atobOrNothing(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return "";
  }
}

/** A key for signatures that is made of the same bytes and tells nothing of the other one. */
async function signingKey(bytes: BufferSource): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const made = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new TextEncoder().encode("signature") };
  return crypto.subtle.deriveKey(made, base, { name: "HMAC", hash: "SHA-256", length: 256 }, false, ["sign", "verify"]);
}

async function read(secret: string): Promise<SealingKeys | null> {
  const keys = new Map<string, { sealing: CryptoKey; signing: CryptoKey }>();
  for (const each of secret.split(",")) {
    const [, id, base64] = KEY.exec(each.trim()) ?? [];
    const bytes = base64 && Uint8Array.from(atobOrNothing(base64), (char) => char.charCodeAt(0));
    if (!id || !bytes || bytes.length !== KEY_BYTES || keys.has(id)) return null;
    keys.set(id, { sealing: await sealingKey(bytes), signing: await signingKey(bytes) });
  }
  const [first] = keys.keys();
  return first ? { first, byId: keys } : null;
}

/** By the secret that they were read from: it is the same for all requests of an isolate. */
const known = new Map<string, Promise<SealingKeys | null>>();

/** The keys of a secret; null where there are none, or some can't be read. */
export function keysFrom(secret: string | undefined): Promise<SealingKeys | null> {
  const keys = known.get(secret ?? "") ?? read(secret ?? "");
  known.set(secret ?? "", keys);
  return keys;
}

const asText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const asBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Words sealed with the first key. @param place where they lie: they open nowhere else */
export async function sealWith({ first, byId }: SealingKeys, place: string, words: string): Promise<string> {
  return `${first}.${asText(await sealBytes(byId.get(first)?.sealing as CryptoKey, words, place))}`;
}

/** What was sealed for a place. @throws where it was sealed for another, a byte was changed, or its key is gone */
export async function openWith({ byId }: SealingKeys, place: string, stored: string): Promise<string> {
  const [id = "", sealed = ""] = stored.split(".");
  const key = byId.get(id);
  if (!key) throw new Error(`No key ${id.slice(0, 20)}, with which ${place} is sealed`);
  return openBytes(key.sealing, asBytes(sealed), place);
}

/** A text signed with the first key (HMAC-SHA-256). */
export async function signWith({ first, byId }: SealingKeys, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", byId.get(first)?.signing as CryptoKey, new TextEncoder().encode(text));
  return `${first}.${asText(new Uint8Array(signature))}`;
}

/** Whether one of the keys signed this text so. */
export async function isSignedWith({ byId }: SealingKeys, text: string, signature: string): Promise<boolean> {
  const [id = "", base64 = ""] = signature.split(".");
  const key = byId.get(id)?.signing;
  return key !== undefined && crypto.subtle.verify("HMAC", key, asBytes(atobOrNothing(base64) && base64), new TextEncoder().encode(text));
}
