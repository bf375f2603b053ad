/** Two isolates of one Worker that take turns: each remembers for itself, in a place of its own. */
import { createRandom } from "../../../drizzle/seed/random";
import app from "../../../workers/app";
import { bindingsAt, isHostile } from "./mode";
import { repeatedAndMixed } from "./queue";

type Worker = typeof app;

const random = createRandom(1);
let turns = 0;
let second: Promise<Worker> | undefined;

/** The same build once more, with a memory of its own. */
async function load(): Promise<Worker> {
  const build = await import("../../../build/server/index.js?second");
  const { createWorker } = build.entry.module as unknown as typeof import("../../../app/entry.server");
  return createWorker(build as never, async () => (await import("../../../workers/codecs")).codecs);
}

/** Whose turn it is, and what it is given: always the same Worker with its bindings, or one of two on a bad day. */
export async function nextIsolate(env: Env): Promise<{ worker: Worker; bindings: Env }> {
  if (!isHostile) return { worker: app, bindings: env };
  turns += 1;
  const place = turns % 2;
  second ??= load();
  return { worker: place === 0 ? app : await second, bindings: bindingsAt(place, env) };
}

/** A batch as the queue delivers it: on a bad day each message twice and in another order. */
export const delivered = (messages: readonly Message<QueueMessage>[]): Message<QueueMessage>[] =>
  isHostile ? repeatedAndMixed(messages, random) : [...messages];
