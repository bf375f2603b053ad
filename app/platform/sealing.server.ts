/** Seals words with AES-GCM: whoever has only what is stored reads none of them. */

const CIPHER = "AES-GCM";
const IV_BYTES = 12;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** @param bytes sixteen or thirty-two */
export const sealingKey = (bytes: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytes, CIPHER, false, ["encrypt", "decrypt"]);

/** @param place where the sealed words lie: they can't be opened anywhere else */
export async function sealBytes(key: CryptoKey, text: string, place = ""): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: CIPHER, iv, additionalData: bytesOf(place) }, key, bytesOf(text));
  const whole = new Uint8Array(IV_BYTES + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), IV_BYTES);
  return whole;
}

/** @throws where the key or the place is another, or a byte was changed */
export async function openBytes(key: CryptoKey, whole: Uint8Array<ArrayBuffer>, place = ""): Promise<string> {
  const algorithm = { name: CIPHER, iv: whole.subarray(0, IV_BYTES), additionalData: bytesOf(place) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, whole.subarray(IV_BYTES)));
}
