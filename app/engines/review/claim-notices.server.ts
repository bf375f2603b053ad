/** Staff are reminded of what they took in hand and didn't decide on: their claim is over, and it waits for everybody again. */
import { type SQL, sql } from "drizzle-orm";
import { DAY } from "../../platform/clock";
import type { Context } from "../../platform/context";
import { defineNotice, type NoticeKind, type NoticeSubject } from "../notices/kinds";
import { notifyFrom } from "../notices/notify.server";
import { CLAIM_LASTS } from "./decision";
import { PANEL } from "./inbox.server";
import type { NoticeSource, Reviewable } from "./reviewable";

const NAME = "review.claimed";
const subjectType = ({ type }: Reviewable) => `claimed:${type}`;

/** The condition that the reader of `n` is still on the staff. */
export const isForStaff: SQL = sql`EXISTS (SELECT 1 FROM users AS u WHERE u.user_id = n.user_id AND u.user_role <> 'user')`;

/** Whether a claim (`k`) is over, and not for long: nobody is reminded of last week. */
export const isOver = (now: number): SQL => sql`k.claimed_at <= ${now - CLAIM_LASTS} AND k.claimed_at > ${now - DAY}`;

const idOf = ({ id }: Reviewable) => sql`t.${sql.identifier(id.name)}`;

/** It is shown to whoever had it in hand, as long as it waits. */
const claimedSubject = (reviewable: Reviewable, { from, title }: NoticeSource): NoticeSubject => ({
  type: subjectType(reviewable),
  shown: sql`SELECT json_object('title', ${title}) FROM ${from} JOIN review_claims AS k ON k.subject_id = ${idOf(reviewable)}
    WHERE ${idOf(reviewable)} = n.subject_id AND t.status = 'waiting' AND k.claimed_by = n.user_id AND ${isForStaff}`,
});

const told = (reviewables: readonly Reviewable[]) =>
  reviewables.flatMap((reviewable) => (reviewable.notice ? [{ reviewable, notice: reviewable.notice }] : []));

/** What staff are told of claims on things that are reviewed. */
export function claimKinds(reviewables: readonly Reviewable[]): NoticeKind[] {
  const [first, ...others] = told(reviewables).map(({ reviewable, notice }) => claimedSubject(reviewable, notice));
  if (!first) return [];
  const words = { words: "notices:review.claimed", label: "notices:review.claimedChoice" };
  return [
    defineNotice({
      name: NAME,
      messageClass: "informational",
      ...words,
      type: "reminder",
      group: "reminders",
      subjects: [first, ...others],
      channel: "app",
      isFor: "staff",
    }),
  ];
}

/** Reminds staff of claims that are over. A job calls it; each claim is told once. @returns how many were told */
export async function remindOfClaims(job: Pick<Context, "db" | "clock" | "product">): Promise<number> {
  const kind = job.product.notices.find(({ name }) => name === NAME);
  if (!kind) return 0;
  const statements = told(job.product.reviewables).map(({ reviewable, notice: { from } }) =>
    notifyFrom(
      job,
      {
        kind,
        subjectType: subjectType(reviewable),
        userId: sql`k.claimed_by`,
        subjectId: sql`k.subject_id`,
        path: sql`${PANEL}`,
        key: sql`'claim:' || k.subject_id || ':' || k.claimed_at`,
      },
      sql`FROM review_claims AS k CROSS JOIN ${from} WHERE ${idOf(reviewable)} = k.subject_id AND ${isOver(job.clock.now())} AND t.status = 'waiting'`,
    ),
  );
  const [first, ...others] = statements;
  return first ? (await job.db.batch([first, ...others])).flat().length : 0;
}
