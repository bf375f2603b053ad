/** Reports in D1: written once per person and thing, counted towards hiding it, and read by whoever has the code. */
import { reports } from "@schema/reporting";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { UNDO_LASTS } from "~/engines/review/decision";
import { hideStatements } from "~/engines/review/hiding.server";
import { isThere, type Subject } from "~/engines/review/subjects.server";
import type { Context, SignedInContext } from "~/platform/context";
import { reasonOf, returning } from "~/platform/db.server";
import { outgoingMailFrom } from "~/platform/mail/outgoing-if.server";
import { onlyOnce } from "~/platform/once.server";
import type { Settings } from "~/platform/settings";
import { callStatements, firstCall } from "./calls.repository.server";
import { type Category, urgentCategories } from "./choices";
import { tellOfAnswers, tellOfClaims } from "./notices.repository.server";
import { TRUST_MEMORY, TRUSTED_AGE, TRUSTED_DISMISSALS } from "./reporting.rules";

export interface NewReport {
  reportId: string;
  reference: string;
  subject: Subject | null;
  /** Of the subject, or of what is sealed and stands on the page that it is about. */
  type: string | null;
  category: Category;
  details: string;
  email: string | null;
}

/** Distinct trusted people that hide a thing, and hours between two calls of the staff. */
export type ReportSettings = Pick<Settings, "reportThreshold" | "urgentHours">;

/** A verified account of some age, few of whose reports were dismissed lately. */
const isTrusted = (userId: string | null, now: number): SQL => sql`(
  EXISTS (SELECT 1 FROM users AS u WHERE u.user_id = ${userId} AND u.created_at <= ${now - TRUSTED_AGE}
    AND (u.email_verified_at IS NOT NULL OR u.is_verified_graduate = 1))
  AND (SELECT count(*) FROM reports AS r WHERE r.reporter_id = ${userId} AND r.status = 'dismissed'
    AND r.decided_at > ${now - TRUST_MEMORY}) < ${TRUSTED_DISMISSALS})`;

/** Whether enough trusted people reported a thing, as `t`, since staff last looked. */
const isEnough = (subject: Subject, threshold: number): SQL => sql`(SELECT count(DISTINCT r.reporter_id) FROM reports AS r
    WHERE r.subject_id = ${subject.id} AND r.status IN ('open', 'claimed') AND r.is_trusted = 1
      AND r.created_at >= coalesce(t.reviewed_at, 0)) >= ${threshold}`;

/**
 * Writes a report unless it is there, and in the same transaction hides what it is about when it was the one too many.
 * A second one of the same person about the same thing fails (see `isSecond`).
 * One that can't wait calls the staff in it too.
 * @returns false when there is no such thing
 */
export async function insertReport(ctx: Context, report: NewReport, { reportThreshold, urgentHours }: ReportSettings): Promise<boolean> {
  const { db, clock, actor, locale } = ctx;
  const { reportId, reference, subject, type, category, details, email } = report;
  const now = clock.now();
  const userId = actor?.userId ?? null;
  const inserted = returning(
    db,
    sql`INSERT INTO reports (report_id, reference, subject_type, subject_id, category, details, email, locale, reporter_id, is_trusted,
        call_at, status, created_at, updated_at)
      SELECT ${reportId}, ${reference}, ${type}, ${subject?.id ?? null}, ${category}, ${details}, ${email},
        ${locale}, ${userId}, ${isTrusted(userId, now)}, ${firstCall(subject, category, now)}, 'open', ${now}, ${now} WHERE ${subject ? isThere(subject) : sql`1`}`,
    { reference: reports.reference },
  );
  const hiding = subject?.kind.isHideable
    ? hideStatements(ctx, subject, { alsoIf: isEnough(subject, reportThreshold), at: now, isNobodys: true })
    : [];
  const isUrgent = urgentCategories.has(category);
  const calling = isUrgent ? callStatements({ ...ctx, clock: { now: () => now } }, sql`r.report_id = ${reportId}`, urgentHours) : [];
  const made = await onlyOnce(ctx, reports.reportId, reportId, [inserted, ...hiding, ...calling]);
  return made === null || made[0].length > 0;
}

/** Whether a write failed because the same person's report of it is open. */
export const isSecond = (failed: unknown): boolean => reasonOf(failed).includes("UNIQUE constraint failed: reports.subject_id");

/** The code of one's own open report of a thing. */
export async function findOwnOpen({ db, actor }: Context, subjectId: string): Promise<string | null> {
  const [row] = await db
    .select({ reference: reports.reference })
    .from(reports)
    .where(
      and(eq(reports.subjectId, subjectId), eq(reports.reporterId, actor?.userId ?? ""), sql`${reports.status} IN ('open', 'claimed')`),
    )
    .limit(1);
  return row?.reference ?? null;
}

/** What whoever has the code may know: neither who reported nor who decided. */
const open = {
  reference: reports.reference,
  status: reports.status,
  category: reports.category,
  subjectType: sql<Subject["type"] | null>`${reports.subjectType}`.as("subjectType"),
  createdAt: reports.createdAt,
  claimedAt: reports.claimedAt,
  decidedAt: reports.decidedAt,
  answer: reports.answer,
};

/** How a report stands, by its code. */
export async function findByReference({ db }: Pick<Context, "db">, reference: string) {
  const [row] = await db.select(open).from(reports).where(eq(reports.reference, reference)).limit(1);
  return row ?? null;
}

export type StoredReport = NonNullable<Awaited<ReturnType<typeof findByReference>>>;

/** One page of one's own reports, the newest first, with one row more than the page shows. */
export const personalReports = ({ db, actor }: SignedInContext, before: number | undefined, size: number) =>
  db
    .select({ ...open, key: reports.key })
    .from(reports)
    .where(and(eq(reports.reporterId, actor.userId), before ? lt(reports.key, before) : undefined))
    .orderBy(desc(reports.key))
    .limit(size + 1);

/**
 * Queues the answers that can no longer be taken back, notifies who asked with an account, and forgets the addresses they go to, in one transaction.
 * @returns how many
 */
export async function mailAnswers({ db, clock, origin }: Pick<Context, "db" | "clock" | "origin">): Promise<number> {
  const now = clock.now();
  const due = sql`decided_at <= ${now - UNDO_LASTS} AND email IS NOT NULL`;
  const [, , mailed] = await db.batch([
    tellOfAnswers({ db, clock }, now - UNDO_LASTS),
    outgoingMailFrom(
      { db, clock },
      {
        dedupeKey: sql`'report-answer:' || report_id || ':' || decided_at`,
        payload: sql`json_object('to', email, 'locale', locale, 'messageClass', 'transactional', 'template', 'reporting:mail.' || status,
          'values', json_object('reference', upper(reference), 'answer', answer, 'url', ${`${origin}/reporting/one/`} || reference))`,
      },
      sql`FROM reports WHERE ${due}`,
    ),
    returning(db, sql`UPDATE reports SET email = NULL WHERE ${due}`, { id: reports.reportId }),
  ]);
  return mailed.length;
}

/** @returns how many were reminded */
export async function remindOfReports(ctx: Pick<Context, "db" | "clock">): Promise<number> {
  const [told] = await ctx.db.batch([tellOfClaims(ctx)]);
  return told.length;
}
