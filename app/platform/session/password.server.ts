/** Hashes passwords with scrypt at OWASP's strength for 16 MiB: N=2^14, r=8, p=5. */
import crypto, { randomBytes, timingSafeEqual } from "node:crypto";

const COST = { N: 16_384, r: 8, p: 5 };
const KEY_BYTES = 32;

const derive = (password: string, salt: Uint8Array, cost = COST) =>
  new Promise<Buffer>((resolve, reject) => {
    crypto.scrypt(password.normalize("NFKC"), salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** `scrypt$N$r$p$salt$key`, so that the cost can change and old hashes still be checked. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64"), key.toString("base64")].join("$");
}

/** Stands in for an unknown account's hash, so that knowing and not knowing an address take the same time. */
const DUMMY_HASH = `scrypt$16384$8$5$${btoa("0123456789abcdef")}$${btoa("0".repeat(32))}`;

/** Whether the password fits; without a hash it does the same work and answers no. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash || DUMMY_HASH).split("$");
  const expected = Buffer.from(key ?? "", "base64");
  const actual = await derive(password, Buffer.from(salt ?? "", "base64"), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(actual, expected) && Boolean(hash);
}
