/**
 * A password takes a fifth of a second to hash, on purpose, and most sign-ins of the tests are by the same password and salt:
 * what came of them is remembered for as long as the isolate lives.
 */
import crypto from "node:crypto";

type Scrypt = typeof crypto.scrypt;

const global = globalThis as { hasRememberedHashes?: true };

/** Makes `crypto.scrypt` answer at once to what it was asked before. */
export function rememberHashes(): void {
  if (global.hasRememberedHashes) return;
  global.hasRememberedHashes = true;
  const known = new Map<string, Buffer>();
  const derive = crypto.scrypt;
  const remembered: Parameters<typeof Reflect.apply>[0] = (password: string, salt: Buffer, length: number, ...rest: unknown[]) => {
    const done = rest.pop() as (error: Error | null, key: Buffer) => void;
    const asked = JSON.stringify([password, salt.toString("base64"), length, rest]);
    const found = known.get(asked);
    if (found) return queueMicrotask(() => done(null, Buffer.from(found)));
    Reflect.apply(derive, crypto, [
      password,
      salt,
      length,
      ...rest,
      (error: Error | null, key: Buffer) => {
        if (!error) known.set(asked, Buffer.from(key));
        done(error, key);
      },
    ]);
  };
  crypto.scrypt = remembered as Scrypt;
}
