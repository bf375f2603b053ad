/** What a browser and a live room say to each other over their socket; all of it is JSON but the beat. */
import { z } from "zod";
import { MAX_FOCUS, MAX_REST, MAX_SAID } from "./live.limits";
import type { Timer } from "./timer.rules";

/** Somebody who is in the room now. */
export interface Present {
  userId: string;
  name: string;
  userName: string;
}

export interface SaidMessage {
  /** Its place in the chat. */
  seq: number;
  /** What its author's browser called it, so that one that is sent twice is said once. */
  id: string;
  userId: string;
  name: string;
  text: string;
  at: number;
}

const frame = z.discriminatedUnion("type", [
  /** The first one, and again after a pause: what was missed since, and what the room's clock shows. */
  z.strictObject({ type: z.literal("hello"), since: z.int().min(0), clock: z.number() }),
  z.strictObject({ type: z.literal("say"), id: z.string().regex(/^[\w-]{8,40}$/), text: z.string().trim().min(1).max(MAX_SAID) }),
  z.strictObject({ type: z.literal("start"), focus: z.int().min(1).max(MAX_FOCUS), rest: z.int().min(1).max(MAX_REST) }),
  z.strictObject({ type: z.literal("stop") }),
]);
export type Frame = z.output<typeof frame>;

/** A frame as it came; null when it is none. */
export function readFrame(text: string): Frame | null {
  try {
    return frame.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** What the room says. Moments are its own, in UTC milliseconds. */
export type Answer =
  | {
      type: "welcome";
      now: number;
      /** The `clock` of the hello that it answers. */
      clock: number;
      closesAt: number;
      hostId: string | null;
      timer: Timer | null;
      people: Present[];
      messages: SaidMessage[];
      /** Numbers of messages that are no longer shown. */
      gone: number[];
    }
  /** What changed since what was said of the people before; its host and its end where they did. Nobody hears it before their welcome. */
  | ({ type: "news"; hostId?: string | null; closesAt?: number } & PeopleNews)
  /** All of that, to those who name no tab: code of browsers from before there was news. */
  | { type: "people"; people: Present[]; hostId: string | null; closesAt: number }
  | { type: "said"; message: SaidMessage }
  | { type: "refused"; id: string }
  | { type: "gone"; seqs: number[] }
  | { type: "timer"; timer: Timer | null; now: number };

/** What changed of who is there. */
export interface PeopleNews {
  /** Who came, and who is called otherwise now, in the order in which they came. */
  came: Present[];
  /** Ids of those who went. */
  left: string[];
}
