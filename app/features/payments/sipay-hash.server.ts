/**
 * Sipay's `hash_key`: AES-256-CBC under a key made of the secret and a salt. It has no MAC and no time in it, so whoever
 * has one can change bits of what it says: it filters, and the provider's own status decides.
 */

const encode = (text: string) => new TextEncoder().encode(text);

async function hexDigest(algorithm: "SHA-1" | "SHA-256", text: string): Promise<string> {
  const digest = await crypto.subtle.digest(algorithm, encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The first 32 characters of the digest, as they are written, are the key. */
async function keyOf(secret: string, salt: string): Promise<CryptoKey> {
  const password = await hexDigest("SHA-1", secret);
  const characters = (await hexDigest("SHA-256", password + salt)).slice(0, 32);
  return crypto.subtle.importKey("raw", encode(characters), "AES-CBC", false, ["encrypt", "decrypt"]);
}

const randomHex = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length / 2)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Seals fields, in the order that Sipay names for each call.
 * @param own for vectors alone: sixteen and four characters, drawn anew otherwise
 */
export async function sealFields(
  fields: readonly string[],
  secret: string,
  { iv, salt }: { iv: string; salt: string } = { iv: randomHex(16), salt: randomHex(4) },
): Promise<string> {
  const key = await keyOf(secret, salt);
  const sealed = await crypto.subtle.encrypt({ name: "AES-CBC", iv: encode(iv) }, key, encode(fields.join("|")));
  return `${iv}:${salt}:${btoa(String.fromCharCode(...new Uint8Array(sealed)))}`.replaceAll("/", "__");
}

/** The fields that a hash holds; null when it wasn't made with this secret. */
export async function openFields(hash: string, secret: string): Promise<string[] | null> {
  const [iv = "", salt = "", sealed = ""] = hash.replaceAll("__", "/").split(":");
  if (iv.length !== 16) return null;
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    const opened = await crypto.subtle.decrypt({ name: "AES-CBC", iv: encode(iv) }, await keyOf(secret, salt), bytes);
    return new TextDecoder("utf-8", { fatal: true }).decode(opened).split("|");
  } catch {
    return null;
  }
}
