/** Devices that take pushes, with a push service that does what a test says; what they get is decrypted with their own keys (RFC 8188, RFC 8291). */
import { vi } from "vitest";
import { minutelyJobs } from "../../app/jobs.server";
import { type Post, runQueue } from "./messages";
import { call, type Person } from "./site";

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const base64url = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString("base64url");
const P256 = { name: "ECDH", namedCurve: "P-256" };
const bytesOf = (...parts: (Uint8Array | ArrayBuffer | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(typeof part === "string" ? encoder.encode(part) : new Uint8Array(part)))));

async function derive(salt: BufferSource, secret: BufferSource, info: BufferSource, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8));
}

let serial = 0;

/** A browser's subscription, with the keys that it keeps to itself. */
export async function makeDevice() {
  const keys = (await crypto.subtle.generateKey(P256, true, ["deriveBits"])) as CryptoKeyPair;
  const own = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const endpoint = `https://updates.push.services.mozilla.com/device/${serial++}`;
  const decrypt = async (body: Bytes): Promise<unknown> => {
    const [salt, length] = [body.slice(0, 16), body[20] ?? 0];
    const theirs = body.slice(21, 21 + length);
    const theirKey = await crypto.subtle.importKey("raw", theirs, P256, false, []);
    const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: theirKey } as never, keys.privateKey, 256);
    const secret = await derive(auth, shared, bytesOf("WebPush: info\0", own, theirs), 32);
    const [key, iv] = await Promise.all([
      derive(salt, secret, bytesOf("Content-Encoding: aes128gcm\0"), 16),
      derive(salt, secret, bytesOf("Content-Encoding: nonce\0"), 12),
    ]);
    const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
    const padded = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, body.slice(21 + length)));
    return JSON.parse(new TextDecoder().decode(padded.slice(0, padded.lastIndexOf(2))));
  };
  return { endpoint, decrypt, subscription: { endpoint, keys: { p256dh: base64url(own), auth: base64url(auth) } } };
}

export type Device = Awaited<ReturnType<typeof makeDevice>>;

/** A device of somebody, told to the site as a browser does. */
export async function addDevice(as: Person): Promise<Device> {
  const device = await makeDevice();
  const { status } = await call("/notifications/push-subscription", { as, method: "POST", json: device.subscription });
  if (status !== 200) throw new Error(`The device wasn't taken: ${status}`);
  return device;
}

export interface Pushed {
  endpoint: string;
  headers: Headers;
  body: Bytes;
}

/** Stands in the place of all push services. @param answer the status that it gives, and so whether it takes what it is sent */
export function pushService(answer: (pushed: Pushed) => number = () => 201): Pushed[] {
  const taken: Pushed[] = [];
  vi.stubGlobal("fetch", async (endpoint: string, init: RequestInit) => {
    const pushed = { endpoint, headers: new Headers(init.headers), body: init.body as Bytes };
    const status = answer(pushed);
    if (status < 300) taken.push(pushed);
    return new Response(null, { status });
  });
  return taken;
}

/** One run of the minute's job, and of the queue with what it was given. */
export async function runPushes(at: Post): Promise<void> {
  await minutelyJobs.pushes?.(at.ctx);
  await runQueue(at);
}
