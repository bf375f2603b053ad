/** Authors are notified and mailed what staff decided on what they wrote, once nobody can take it back any more; so is whoever counted on it. */

import { reviewNotices } from "@schema/review";
import { lte, type SQL, sql } from "drizzle-orm";
import type { Context, StaffContext } from "../../platform/context";
import { rawStatement } from "../../platform/db.server";
import type { Locale } from "../../platform/i18n/config";
import { outgoingMailFrom } from "../../platform/mail/outgoing-if.server";
import { defineNotice, type NoticeKind, type NoticeSubject } from "../notices/kinds";
import { wantsMail } from "../notices/notices.repository.server";
import { notifyFrom } from "../notices/notify.server";
import { quietUntil } from "../notices/quiet.server";
import { appealables, appealPath } from "./appealed.server";
import { type Decision, UNDO_LASTS } from "./decision";
import type { NoticeSource, Reviewable } from "./reviewable";

interface Decided {
  decision: Decision;
  at: number;
  /** `FROM … WHERE …`: what this decision changes. */
  source: SQL;
}

/** The statement that notes whom a decision concerns, for its batch, before the decision. Only the last one on a thing is told. */
export function noticeStatement({ db }: StaffContext, { id, notice }: Reviewable, { decision, at, source }: Decided) {
  const isTold = notice !== undefined && (decision === "approve" || decision === "reject");
  return rawStatement(
    db,
    sql`INSERT INTO review_notices (subject_id, decided_at)
      SELECT ${sql.identifier(id.name)}, ${at} ${source} AND ${isTold ? 1 : 0}
      ON CONFLICT (subject_id) DO UPDATE SET decided_at = excluded.decided_at`,
  );
}

type Job = Pick<Context, "db" | "clock" | "origin" | "product">;

/** The name of a kind of thing in a person's language. */
function kindWord({ product }: Job, type: string): SQL {
  const say = (locale: Locale) => String(product.translators[locale].t(`reporting:types.${type}` as never));
  return sql`iif(u.locale = 'tr', ${say("tr")}, ${say("en")})`;
}

/** What was decided on and is still so, with people as `people` joins them: taken back, or written anew, it has another moment or none. */
const decidedWith = ({ id }: Reviewable, { from }: NoticeSource, people: SQL): SQL =>
  sql`FROM ${from} JOIN review_notices AS n ON n.subject_id = t.${sql.identifier(id.name)} ${people}
    WHERE t.reviewed_at = n.decided_at AND t.status IN ('approved', 'rejected')`;

/** The same with its author. */
const stillSo = (reviewable: Reviewable, notice: NoticeSource): SQL =>
  decidedWith(reviewable, notice, sql`JOIN users AS u ON u.user_id = t.author_id`);

const canBeAppealed = (job: Job, { type }: Reviewable): boolean => appealables(job).some(({ reviewable }) => reviewable.type === type);

function mailStatement(job: Job, reviewable: Reviewable, notice: NoticeSource, due: number) {
  const { origin, clock } = job;
  const appealed = canBeAppealed(job, reviewable) ? sql.raw("'removed'") : sql.raw("'rejected'");
  const isPaused = sql`coalesce(u.paused_until, 0) > ${clock.now()}`;
  const template = sql`iif(t.status = 'rejected', ${appealed} || iif(${isPaused}, 'InPause', ''), t.status)`;
  return outgoingMailFrom(
    job,
    {
      dedupeKey: sql`'review:' || n.subject_id || ':' || n.decided_at`,
      payload: sql`json_object('to', u.user_email, 'locale', u.locale, 'messageClass', 'transactional', 'template', 'notices:reviewMail.' || ${template},
        'moments', json_object('until', coalesce(u.paused_until, 0)), 'values', json_object('name', u.name, 'kind', ${kindWord(job, reviewable.type)}, 'title', ${notice.title},
          'reason', coalesce(t.review_reason, ''), 'url', ${origin} || ${notice.page}, 'appeal', ${origin} || ${appealPath(sql`n.subject_id`)}))`,
      notBefore: quietUntil(job, sql`u.user_id`),
    },
    sql`${stillSo(reviewable, notice)} AND n.decided_at <= ${due} AND ${wantsMail(sql`'review.' || t.status`, sql`u.user_id`)}`,
  );
}

type Verdict = "approved" | "rejected";

/** A thing while it is as it was decided, for its author. */
function decidedSubject(verdict: Verdict, { type, id }: Reviewable, { from, title }: NoticeSource): NoticeSubject {
  return {
    type: `${verdict}:${type}`,
    shown: sql`SELECT json_object('title', ${title}, 'text', coalesce(t.review_reason, '')) FROM ${from}
      WHERE t.${sql.identifier(id.name)} = n.subject_id AND t.author_id = n.user_id AND t.status = ${sql.raw(`'${verdict}'`)}`,
  };
}

/** What authors are told of each kind of thing that is reviewed; emails are sent with the words of `notices:reviewMail`. */
export function reviewKinds(reviewables: readonly Reviewable[]): NoticeKind[] {
  return (["approved", "rejected"] as const).flatMap((verdict) => {
    const [first, ...others] = reviewables.flatMap((reviewable) =>
      reviewable.notice ? [decidedSubject(verdict, reviewable, reviewable.notice)] : [],
    );
    if (!first) return [];
    const name = `review.${verdict}`;
    const words = { words: `notices:review.${verdict}`, label: `notices:review.${verdict}Choice` };
    const subjects = [first, ...others] as const;
    return [
      defineNotice({
        name,
        messageClass: "transactional",
        ...words,
        type: "update",
        group: "contributions",
        subjects,
        channel: "mail",
        choices: ["off", "app", "mail"],
        mailsItself: true,
      }),
    ];
  });
}

/** The statement that notifies authors of one decision on one kind of thing. */
function toldStatement(job: Job, verdict: Verdict, reviewable: Reviewable, { notice, due }: { notice: NoticeSource; due: number }) {
  const kind = job.product.notices.find(({ name }) => name === `review.${verdict}`);
  if (!kind) throw new Error(`No kind of notification is called review.${verdict}.`);
  const hasAppeal = verdict === "rejected" && canBeAppealed(job, reviewable);
  return notifyFrom(
    job,
    {
      kind,
      subjectType: `${verdict}:${reviewable.type}`,
      userId: sql`t.author_id`,
      subjectId: sql`n.subject_id`,
      path: notice.page,
      key: sql`'review:' || n.subject_id || ':' || n.decided_at`,
      details: hasAppeal ? sql`json_object('appeal', ${appealPath(sql`n.subject_id`)})` : undefined,
    },
    sql`${stillSo(reviewable, notice)} AND n.decided_at <= ${due} AND t.status = ${verdict}`,
  );
}

/** The statement that notifies those who counted on what was taken down. */
function othersStatement(
  job: Job,
  reviewable: Reviewable,
  { notice, others, due }: { notice: NoticeSource; others: NonNullable<NoticeSource["others"]>; due: number },
) {
  const { kind, join, where, details } = others;
  const told = { userId: sql`o.user_id`, subjectId: sql`n.subject_id`, path: notice.page, details };
  return notifyFrom(
    job,
    { kind, ...told, key: sql`'taken-down:' || n.subject_id || ':' || n.decided_at` },
    sql`${decidedWith(reviewable, notice, join)} AND n.decided_at <= ${due} AND t.status = 'rejected' AND o.user_id IS NOT t.author_id AND ${where}`,
  );
}

/**
 * Notifies each author of what was decided on more than ten minutes ago, queues a mail to those who want one, and forgets the decision, in one
 * transaction. A job calls it; however often it runs, each decision is mailed once.
 * @returns how many decisions were done with
 */
export async function mailDecisions(job: Job): Promise<number> {
  const { db, clock, product } = job;
  const due = clock.now() - UNDO_LASTS;
  const told = product.reviewables.flatMap((reviewable) => {
    const { notice } = reviewable;
    if (!notice) return [];
    const own = { notice, due };
    return [
      mailStatement(job, reviewable, notice, due),
      toldStatement(job, "approved", reviewable, own),
      toldStatement(job, "rejected", reviewable, own),
      ...(notice.others ? [othersStatement(job, reviewable, { ...own, others: notice.others })] : []),
    ];
  });
  const gone = db.delete(reviewNotices).where(lte(reviewNotices.decidedAt, due)).returning({ id: reviewNotices.subjectId });
  const results = await db.batch([...told, gone] as unknown as [typeof gone]);
  return (results.at(-1) as { id: string }[]).length;
}
