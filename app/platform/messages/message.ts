/** What a message is: work that is written down with its cause and done later, once, whatever happens in between. */
import type { z } from "zod";
import { HOUR, MINUTE } from "../clock";
import type { Context } from "../context";

/** `dropped`: it was no longer right, so nothing was done. */
export type Outcome = "sent" | "dropped";

export interface MessagePolicy {
  /** How long to wait after each failed try, in milliseconds; after the last one the message is dead. */
  retryAfter: readonly number[];
}

export interface MessageDefinition<Schema extends z.ZodType = z.ZodType> {
  /** Stands in `outbox.kind`. */
  name: string;
  schema: Schema;
  /**
   * Does what the message asks for. It checks first that this is still right: hours may have passed.
   * @throws `PermanentFailure` when another try would fail as well, `NotReady` when the site lacks something; anything
   * else is tried again by the policy
   */
  handle(ctx: Context, payload: z.output<Schema>): Promise<Outcome>;
  policy: MessagePolicy;
}

/** A registry's view of a message, whatever its schema. */
export interface Message {
  name: string;
  policy: MessagePolicy;
  /** @throws PermanentFailure when the payload isn't what the schema says; what the handler throws */
  deliver(ctx: Context, payload: unknown): Promise<Outcome>;
}

/** Fails for good: the message is dead at once, and waits in the panel for somebody to look. */
export class PermanentFailure extends Error {}

/** The site isn't set up for it: the message waits without using up a try. The reason is a key of `admin:messages.reasons`. */
export class NotReady extends Error {}

/** Ten tries within 24 hours. */
export const ABOUT_A_DAY: MessagePolicy = {
  retryAfter: [1, 5, 15, 30, 60, 120, 240, 360, 600].map((minutes) => minutes * MINUTE),
};

/** How soon a message is tried again for which the site wasn't ready. */
export const READY_AGAIN = HOUR / 4;

/**
 * No invocation of a Worker lives longer than 15 minutes (Cloudflare's limit for queues and cron), so whoever still
 * works on a message still has its lease, however slow the other side is. Only a killed one loses it.
 */
export const LEASE = 16 * MINUTE;

/** Names a kind of message. */
export function defineMessage<Schema extends z.ZodType>({ name, schema, handle, policy }: MessageDefinition<Schema>): Message {
  return {
    name,
    policy,
    async deliver(ctx, payload) {
      const read = schema.safeParse(payload);
      if (!read.success) throw new PermanentFailure("invalidPayload");
      return handle(ctx, read.data);
    },
  };
}
