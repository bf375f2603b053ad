/** Messages as tests write and deliver them: a mail provider that does what a test says, and a clock that it sets. */
import { outbox } from "@schema/platform";
import { eq } from "drizzle-orm";
import { frequentJobs, handleMessage } from "../../app/jobs.server";
import type { Context } from "../../app/platform/context";
import { type MailPayload, outgoingMail } from "../../app/platform/mail/outbox.server";
import { env, testContext } from "./site";

type SentMail = Parameters<SendEmail["send"]>[0] & { to: string; subject: string; text: string };

interface Provider {
  /** Every mail that the provider accepted. */
  sent: SentMail[];
  /** How often it was asked. */
  tries: number;
}

export interface Post {
  ctx: Context;
  provider: Provider;
  /** What the queue was given. */
  queued: QueueMessage[];
  /** Moves the clock. */
  wait(ms: number): void;
}

/** A context with its own clock, provider and queue. @param answer what the provider does with a mail before it accepts it */
export function post(answer: (mail: SentMail, post: Post) => unknown = () => undefined, own: Partial<Env> = {}): Post {
  let now = Date.now();
  const provider: Provider = { sent: [], tries: 0 };
  const queued: QueueMessage[] = [];
  const EMAIL = {
    async send(mail: SentMail) {
      provider.tries += 1;
      await answer(mail, made);
      provider.sent.push(mail);
      return { messageId: `message-${provider.sent.length}` };
    },
  } as unknown as SendEmail;
  const JOBS = {
    sendBatch: async (messages: { body: QueueMessage }[]) => void queued.push(...messages.map(({ body }) => body)),
  } as unknown as Queue<QueueMessage>;
  const ctx = testContext({ clock: { now: () => now }, env: { ...env, EMAIL, JOBS, ...own } });
  const wait = (ms: number) => {
    now += ms;
  };
  const made: Post = { ctx, provider, queued, wait };
  return made;
}

let serial = 0;

/** Writes a mail. @returns its id */
export async function writeMail({ ctx }: Pick<Post, "ctx">, own: Partial<MailPayload> = {}): Promise<string> {
  const key = `test:${serial++}`;
  const payload = {
    to: `${serial}@metu.edu.tr`,
    locale: "en" as const,
    messageClass: "transactional" as const,
    template: "graduates:mail.received",
    values: { name: "Ada" },
    ...own,
  };
  await ctx.db.batch([outgoingMail(ctx, key, payload)]);
  const [row] = await ctx.db.select({ outboxId: outbox.outboxId }).from(outbox).where(eq(outbox.dedupeKey, key));
  if (!row) throw new Error("The mail wasn't written");
  return row.outboxId;
}

const noCodecs = () => Promise.reject(new Error("No picture is drawn here"));

/** What the queue does with one message of a mail. */
export const deliver = ({ ctx }: Pick<Post, "ctx">, outboxId: string): Promise<void> =>
  handleMessage(ctx, { kind: "outbox", outboxId }, noCodecs);

/** One run of the frequent job, and of the queue with everything that the job gave it. */
export async function runQueue(at: Post): Promise<void> {
  await frequentJobs.outbox?.(at.ctx);
  for (const message of at.queued.splice(0)) await handleMessage(at.ctx, message, noCodecs).catch(() => undefined);
}

/** A message as the database has it. */
export async function messageRow({ ctx }: Pick<Post, "ctx">, outboxId: string) {
  const [row] = await ctx.db.select().from(outbox).where(eq(outbox.outboxId, outboxId));
  if (!row) throw new Error(`No message ${outboxId}`);
  return row;
}
