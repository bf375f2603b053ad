/** Authors are told that what they wrote is hidden for a legal request, and what was decided; never who asked. */
import { type SQL, sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { Context } from "~/platform/context";

/** Where an author answers. */
const PAGE = "/privacy/statement/";

const restriction: NoticeSubject = {
  type: "restriction",
  shown: sql`SELECT json_object('whatKey', 'legal-requests:kinds.' || r.kind) FROM restrictions AS rx
    JOIN legal_requests AS r ON r.request_id = rx.cause_id WHERE rx.restriction_id = n.subject_id AND rx.author_id = n.user_id`,
};

/** One that was lifted before is told so, whatever was decided. */
const decided: NoticeSubject = {
  type: "decided-restriction",
  shown: sql`SELECT json_object('whatKey', 'legal-requests:statement.' || iif(rx.ended_at IS NULL, r.status, 'refused')) FROM restrictions AS rx
    JOIN legal_requests AS r ON r.request_id = rx.cause_id WHERE rx.restriction_id = n.subject_id AND rx.author_id = n.user_id
      AND r.status IN ('granted', 'refused')`,
};

export const contentRestricted = defineNotice({
  name: "legal-requests.restricted",
  messageClass: "transactional",
  group: "contributions",
  words: "legal-requests:notices.restricted",
  label: "legal-requests:notices.restrictedChoice",
  type: "update",
  subjects: [restriction],
  channel: "mail",
  choices: [],
});

export const restrictionDecided = defineNotice({
  name: "legal-requests.decided",
  messageClass: "transactional",
  group: "contributions",
  words: "legal-requests:notices.decided",
  label: "legal-requests:notices.decidedChoice",
  type: "update",
  subjects: [decided],
  channel: "mail",
  choices: [],
});

const toldFrom = (ctx: Pick<Context, "db" | "clock">, kind: typeof contentRestricted, key: string, which: SQL) =>
  notifyFrom(
    ctx,
    {
      kind,
      userId: sql`rx.author_id`,
      subjectId: sql`rx.restriction_id`,
      path: sql`${PAGE} || rx.restriction_id`,
      key: sql`${`${key}:`} || rx.restriction_id`,
    },
    sql`FROM restrictions AS rx WHERE rx.author_id IS NOT NULL AND ${which}`,
  );

/** The statement that tells an author what is hidden. */
export const tellOfRestriction = (ctx: Pick<Context, "db" | "clock">, restrictionId: string) =>
  toldFrom(ctx, contentRestricted, "restricted", sql`rx.restriction_id = ${restrictionId}`);

/** The statement that tells authors what was decided, if it was. */
export const tellOfDecision = (ctx: Pick<Context, "db" | "clock">, requestId: string, isMade: SQL) =>
  toldFrom(ctx, restrictionDecided, "restriction-decided", sql`rx.cause_id = ${requestId} AND ${isMade}`);
