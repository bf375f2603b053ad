/** Whoever reported something with an account is notified of the answer. */
import { type SQL, sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import { appealPath } from "~/engines/review/appealed.server";
import { isForStaff, isOver } from "~/engines/review/claim-notices.server";
import { PANEL } from "~/engines/review/inbox.server";
import { DAY } from "~/platform/clock";
import type { Context } from "~/platform/context";

const report: NoticeSubject = {
  type: "report",
  shown: sql`SELECT json_object('title', upper(r.reference), 'text', r.answer) FROM reports AS r
    WHERE r.report_id = n.subject_id AND r.reporter_id = n.user_id AND r.status IN ('upheld', 'dismissed')`,
};

export const reportAnswered = defineNotice({
  name: "reporting.answered",
  messageClass: "transactional",
  group: "contributions",
  words: "reporting:notices.answered",
  label: "reporting:notices.answeredChoice",
  type: "update",
  subjects: [report],
  channel: "app",
});

/** How far back a run looks for answers that nobody was told; nobody is told twice. */
const LOOKED_BACK = 7 * DAY;

/** The statement that tells reporters of answers that can no longer be taken back. @param due decided until then */
export const tellOfAnswers = (ctx: Pick<Context, "db" | "clock">, due: number) =>
  notifyFrom(
    ctx,
    {
      kind: reportAnswered,
      userId: sql`r.reporter_id`,
      subjectId: sql`r.report_id`,
      path: sql`'/reporting/one/' || upper(r.reference)`,
      key: sql`'report-answer:' || r.report_id || ':' || r.decided_at`,
    },
    sql`FROM reports AS r WHERE r.decided_at <= ${due} AND r.decided_at > ${due - LOOKED_BACK} AND r.status IN ('upheld', 'dismissed')
      AND r.reporter_id IS NOT NULL`,
  );

const appeal: NoticeSubject = {
  type: "appeal",
  shown: sql`SELECT json_object('text', ap.answer) FROM appeals AS ap
    WHERE ap.appeal_id = n.subject_id AND ap.author_id = n.user_id AND ap.status IN ('granted', 'refused')`,
};

/** Authors hear of the answer at once: it isn't taken back. */
export const appealAnswered = defineNotice({
  name: "reporting.appealed",
  messageClass: "transactional",
  group: "contributions",
  words: "reporting:notices.appealed",
  label: "reporting:notices.appealedChoice",
  type: "update",
  subjects: [appeal],
  channel: "mail",
});

const claimed: NoticeSubject = {
  type: "claimed-report",
  shown: sql`SELECT json_object('title', upper(k.reference)) FROM reports AS k
    WHERE k.report_id = n.subject_id AND k.status = 'claimed' AND k.claimed_by = n.user_id AND ${isForStaff}`,
};

export const reportClaimed = defineNotice({
  name: "reporting.claimed",
  messageClass: "informational",
  group: "reminders",
  words: "reporting:notices.claimed",
  label: "reporting:notices.claimedChoice",
  type: "reminder",
  subjects: [claimed],
  channel: "app",
  isFor: "staff",
});

/** The statement that reminds staff of reports that they claimed and didn't decide on; of each claim once. */
export const tellOfClaims = (ctx: Pick<Context, "db" | "clock">) =>
  notifyFrom(
    ctx,
    {
      kind: reportClaimed,
      userId: sql`k.claimed_by`,
      subjectId: sql`k.report_id`,
      path: sql`${PANEL}`,
      key: sql`'claim:' || k.report_id || ':' || k.claimed_at`,
    },
    sql`FROM reports AS k WHERE k.status = 'claimed' AND k.claimed_by IS NOT NULL AND ${isOver(ctx.clock.now())}`,
  );

const urgent: NoticeSubject = {
  type: "urgent-report",
  shown: sql`SELECT json_object('whatKey', 'reporting:categories.' || q.category) FROM reports AS q
    WHERE q.report_id = n.subject_id AND q.status IN ('open', 'claimed') AND ${isForStaff}`,
};

/** The staff are called to what can't wait: its words tell the kind and since when, so that they may be seen on any screen. */
export const reportUrgent = defineNotice({
  name: "reporting.urgent",
  messageClass: "informational",
  group: "reminders",
  words: "reporting:notices.urgent",
  label: "reporting:notices.urgentChoice",
  type: "reminder",
  subjects: [urgent],
  channel: "mail",
  choices: ["app", "mail"],
  isFor: "staff",
  comesAtOnce: true,
  isPushedInWords: true,
});

const pause: NoticeSubject = {
  type: "pause",
  shown: sql`SELECT iif(z.reason = '', json_object('textKey', 'reporting:notices.pausedSealed'), json_object('text', z.reason)) FROM pauses AS z WHERE z.pause_id = n.subject_id AND z.user_id = n.user_id AND z.lifted_at IS NULL`,
};

/** Whoever is paused hears until when and why, and where to appeal; that isn't to be switched off. */
export const authorPaused = defineNotice({
  name: "reporting.paused",
  messageClass: "transactional",
  group: "contributions",
  words: "reporting:notices.paused",
  label: "reporting:notices.pausedChoice",
  type: "update",
  subjects: [pause],
  channel: "mail",
  choices: [],
});

/** The statement that tells of pauses (`p`). */
export const tellOfPause = (ctx: Pick<Context, "db" | "clock">, which: SQL) =>
  notifyFrom(
    ctx,
    {
      kind: authorPaused,
      userId: sql`p.user_id`,
      subjectId: sql`p.pause_id`,
      path: appealPath(sql`p.subject_id`),
      key: sql`p.pause_id`,
      details: sql`json_object('at', p.until)`,
    },
    sql`FROM pauses AS p WHERE ${which}`,
  );
