/** Emails and digests of notifications, with Workers killed at random points, jobs run twice at once, and messages delivered twice and out of order. */
import { outbox } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailDigests, mailNotices } from "../../../app/engines/notices/mails.server";
import { setChoice } from "../../../app/engines/notices/notices.repository.server";
import { notifyFrom } from "../../../app/engines/notices/notify.server";
import { joinApproved } from "../../../app/features/community/notices.repository.server";
import { DAY } from "../../../app/platform/clock";
import { createRandom } from "../../../drizzle/seed/random";
import { addCommunity } from "../../support/communities";
import { dying } from "../../support/dying";
import { deliver, type Post, post } from "../../support/messages";
import { signUp, testContext } from "../../support/site";

const PEOPLE = 20;
const KILLS = 50;
/** By then so many have died. */
const MOST_DAYS = 100;

const { db } = testContext();

/** The first half chose email at once, the other a daily one. */
async function everybody(): Promise<string> {
  const ctx = testContext();
  const ids: string[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const { userId } = await signUp({ locale: "en", createdAt: 1 });
    await ctx.db.batch([setChoice(ctx, userId, joinApproved.name, i < PEOPLE / 2 ? "mail" : "digest")]);
    ids.push(userId);
  }
  return JSON.stringify(ids);
}

/** Every day all are told of one cause, twice; both jobs run twice at once and may die; all messages are delivered twice, in any order. @returns how many days it took until so many had died */
async function live(at: Post, kills: number): Promise<number> {
  const { next } = createRandom(5);
  const [ids, { communityId }] = [await everybody(), await addCommunity()];
  let [left, day] = [kills, 0];
  const mortal = () => (left > 0 ? dying(at.ctx, next, () => left--) : at.ctx);
  const runBoth = (ctx: () => Post["ctx"]) =>
    Promise.allSettled([mailNotices(ctx()), mailNotices(ctx()), mailDigests(ctx()), mailDigests(ctx())]);
  for (; left > 0 && day < MOST_DAYS; day++) {
    const told = { kind: joinApproved, userId: sql`p.value`, subjectId: sql`${communityId}`, path: sql`'/'`, key: sql`${`cause ${day}`}` };
    for (let again = 0; again < 2; again++) await at.ctx.db.batch([notifyFrom(at.ctx, told, sql`FROM json_each(${ids}) AS p WHERE 1`)]);
    at.wait(DAY);
    await runBoth(mortal);
    await runBoth(() => at.ctx);
    const waiting = await db.select({ id: outbox.outboxId }).from(outbox).where(eq(outbox.status, "pending"));
    for (const { id } of waiting.sort(() => next() - 0.5)) await Promise.all([deliver(at, id), deliver(at, id)]);
  }
  expect(left).toBeLessThanOrEqual(0);
  return day;
}

/** How many emails were sent, and how many different people got them, by what they are. */
function sentBy({ provider }: Post) {
  const of = (isDigest: boolean) => provider.sent.filter(({ subject }) => subject.startsWith("Your notifications") === isDigest);
  const count = (mails: typeof provider.sent) => ({ mails: mails.length, people: new Set(mails.map(({ to }) => to)).size });
  return { single: count(of(false)), digests: count(of(true)) };
}

beforeEach(async () => {
  await db.run(sql`DELETE FROM notices`);
  await db.run(sql`DELETE FROM outbox`);
});

/** The queue takes nothing by itself. */
const quietPost = () => post(undefined, { JOBS: { sendBatch: async () => undefined } as unknown as Queue<QueueMessage> });

test("each cause is mailed once to those who want it at once, and in one digest a day to the others", async () => {
  const at = quietPost();
  const days = await live(at, KILLS);
  const half = PEOPLE / 2;
  expect(sentBy(at)).toEqual({ single: { mails: half * days, people: half }, digests: { mails: half * days, people: half } });
});

test("the control: without the uniqueness of causes and messages people get several", async () => {
  await db.run("DROP INDEX notices_once");
  await db.run("DROP INDEX outbox_dedupe_key_unique");
  try {
    const at = quietPost();
    const days = await live(at, 3);
    expect(sentBy(at).single.mails).toBeGreaterThan((PEOPLE / 2) * days);
  } finally {
    await db.run(sql`DELETE FROM notices`);
    await db.run(sql`DELETE FROM outbox`);
    await db.run("CREATE UNIQUE INDEX notices_once ON notices (user_id, dedupe_key)");
    await db.run("CREATE UNIQUE INDEX outbox_dedupe_key_unique ON outbox (dedupe_key)");
  }
});
