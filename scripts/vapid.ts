/** Makes the pair of keys by which push services know a site (VAPID, RFC 8292), as the Worker's settings name them. */
import { generateKeyPairSync } from "node:crypto";

const UNCOMPRESSED = 4;
const bytesOf = (text = "") => Buffer.from(text, "base64url");

/** A new pair, in base64url. */
export function makePushKeys(): { PUSH_PUBLIC_KEY: string; PUSH_PRIVATE_KEY: string } {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y, d = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.from([UNCOMPRESSED]), bytesOf(x), bytesOf(y)]);
  return { PUSH_PUBLIC_KEY: point.toString("base64url"), PUSH_PRIVATE_KEY: d };
}
