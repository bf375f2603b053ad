/**
 * KV as it is far from its centre: what a place has read it goes on saying for a minute, also that something isn't there, whatever was
 * written elsewhere since; and one key takes one write a second.
 */
import type { Budget } from "./budget";

const LAG = 60_000;
const A_SECOND = 1000;

interface Seen {
  /** Null for something that isn't there. */
  value: string | null;
  at: number;
}

/** What is known of a store: its places' copies, when each key was written, and what was written last through here. */
export interface KvWorld {
  places: Map<string, Seen>[];
  writtenAt: Map<string, number>;
  latest: Map<string, string | null>;
  now(): number;
}

export const kvWorld = (now: () => number = Date.now): KvWorld => ({
  places: [new Map(), new Map()],
  writtenAt: new Map(),
  latest: new Map(),
  now,
});

const textOf = (bytes: ArrayBuffer | null) => (bytes === null ? null : btoa(String.fromCharCode(...new Uint8Array(bytes))));
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer as ArrayBuffer;

type Options = { type?: string } | string | undefined;

function as(bytes: ArrayBuffer | null, options: Options): unknown {
  const type = typeof options === "string" ? options : (options?.type ?? "text");
  if (bytes === null || type === "arrayBuffer") return bytes;
  const text = new TextDecoder().decode(bytes);
  return type === "json" ? JSON.parse(text) : text;
}

/** A namespace as one of the places has it. What a test puts there itself, it put there long ago. */
export function hostileKv(kv: KVNamespace, world: KvWorld, place: number, budget: Budget): KVNamespace {
  const copies = world.places[place] ?? new Map<string, Seen>();
  async function get(key: string, options?: Options): Promise<unknown> {
    budget.spend("others");
    const now = world.now();
    const actual = textOf(await kv.get(key, "arrayBuffer"));
    const isAsWritten = world.latest.get(key) === actual;
    if (!isAsWritten) for (const each of world.places) each.delete(key);
    world.latest.set(key, actual);
    const copy = copies.get(key);
    const seen = copy && now - copy.at < LAG ? copy : { value: actual, at: now };
    copies.set(key, seen);
    return as(seen.value === null ? null : bytesOf(seen.value), options);
  }
  function written(method: "PUT" | "DELETE", key: string): void {
    budget.spend("others");
    const now = world.now();
    if (now - (world.writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < A_SECOND)
      throw new Error(`KV ${method} failed: 429 Too Many Requests`);
    world.writtenAt.set(key, now);
  }
  async function noted(key: string): Promise<void> {
    const value = textOf(await kv.get(key, "arrayBuffer"));
    world.latest.set(key, value);
    copies.set(key, { value, at: world.now() });
  }
  return {
    get,
    async put(key: string, value: string | ArrayBuffer, options?: KVNamespacePutOptions) {
      written("PUT", key);
      await kv.put(key, value, options);
      await noted(key);
    },
    async delete(key: string) {
      written("DELETE", key);
      await kv.delete(key);
      await noted(key);
    },
    async list(options?: KVNamespaceListOptions) {
      budget.spend("others");
      return kv.list(options);
    },
  } as unknown as KVNamespace;
}
