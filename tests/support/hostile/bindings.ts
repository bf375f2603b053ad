/** The bindings of a Worker as Cloudflare's are on a bad day. */
import type { Budget } from "./budget";
import { type Chance, chanceOf } from "./chance";
import { hostileD1 } from "./d1";
import { hostileKv, type KvWorld, kvWorld } from "./kv";
import { hostileQueue } from "./queue";
import { hostileBucket } from "./r2";

/** How bad a day it is. */
export interface Weather {
  kv: KvWorld;
  /** When the database refuses; null for never. */
  d1: Chance | null;
}

/** Of so many calls of the database one is refused. */
const ONE_OF = 40;

/** A bad day that a seed chooses. */
export const badDay = (seed: string): Weather => ({ kv: kvWorld(), d1: chanceOf(`d1 ${seed}`, ONE_OF) });

/**
 * What one invocation of the Worker is given.
 * @param place where it runs; KV's copies are each place's own
 * @param budget what it may ask of others
 */
export function onSuchADay(env: Env, { kv, d1 }: Weather, place: number, budget: Budget): Env {
  return {
    ...env,
    DB: hostileD1(env.DB, d1, budget),
    KV: hostileKv(env.KV, kv, place, budget),
    BUCKET: hostileBucket(env.BUCKET, budget),
    JOBS: hostileQueue(env.JOBS, budget),
    IMAGE_JOBS: hostileQueue(env.IMAGE_JOBS, budget),
    TRAFFIC: hostileQueue(env.TRAFFIC, budget),
  };
}
