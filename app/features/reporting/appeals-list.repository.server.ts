/** What the staff's list of what waits reads of appeals; never whose they are. */
import { type SQL, sql } from "drizzle-orm";
import { auditedAs } from "~/engines/posts/audited";
import { appealables } from "~/engines/review/appealed.server";
import { CLAIM_LASTS } from "~/engines/review/decision";
import { type DossierQuestion, dossiersOf, together } from "~/engines/review/dossier.server";
import { EXCERPT, URGENCY, type WaitingRow } from "~/engines/review/inbox.server";
import type { Dossier } from "~/engines/review/reviewable";
import type { StaffContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { sayIn } from "~/platform/i18n/say.server";

/** The oldest that wait, and wherever they stand those that the reader has claimed. */
export function oldestAppeals({ db, actor, clock }: StaffContext, limit: number) {
  const me = actor.userId;
  const held = clock.now() - CLAIM_LASTS;
  const columns = sql`ap.key, ap.appeal_id AS id, '' AS title, 'reporting:types.' || ap.subject_type AS titleKey,
    substr(ap.text, 1, ${EXCERPT}) AS excerpt, ap.created_at AS at, ${URGENCY.report} AS urgency, ap.author_id = ${me} AS isMine,
    ap.removed_by IS ${me} AS isDecidedByMe,
    (SELECT iif(q.claimed_by = ${me}, 'mine', 'other') FROM review_claims AS q WHERE q.subject_id = ap.appeal_id AND q.claimed_at > ${held}) AS claim`;
  return rawStatement<WaitingRow>(
    db,
    sql`SELECT * FROM (SELECT ${columns} FROM appeals AS ap WHERE ap.status = 'open' ORDER BY ap.key LIMIT ${limit})
      UNION SELECT ${columns} FROM review_claims AS own JOIN appeals AS ap ON ap.appeal_id = own.subject_id AND ap.status = 'open'
      WHERE own.claimed_by = ${me} AND own.claimed_at > ${held}`,
  );
}

const subjectsAppealed = (type: string, ids: readonly string[]): SQL =>
  sql`SELECT subject_id FROM appeals WHERE appeal_id IN (SELECT value FROM ${eachOf(ids)}) AND subject_type = ${type}`;

interface AppealRow {
  id: string;
  subjectId: string;
  text: string;
  reason: string | null;
}

const GONE: Dossier = { facts: [], passages: [], images: [], removals: 0, said: [] };

/** The whole of what appeals are about, with what their authors say and why it was removed. */
export function appealDossiers(ctx: StaffContext, ids: readonly string[]): DossierQuestion {
  const say = sayIn(ctx);
  const subjects = together(appealables(ctx).map(({ reviewable }) => dossiersOf(ctx, reviewable, subjectsAppealed(reviewable.type, ids))));
  const kinds = appealables(ctx).flatMap(({ reviewable }) => auditedAs(ctx.product, reviewable.type));
  const appealed = rawStatement<AppealRow>(
    ctx.db,
    sql`SELECT ap.appeal_id AS id, ap.subject_id AS subjectId, ap.text, (SELECT a.reason FROM audit_entries AS a
      WHERE a.subject_type IN (SELECT value FROM ${eachOf(kinds)})
      AND a.subject_id = ap.subject_id AND a.created_at = ap.removed_at LIMIT 1) AS reason
      FROM appeals AS ap WHERE ap.appeal_id IN (SELECT value FROM ${eachOf(ids)})`,
  );
  return {
    statements: [appealed, ...subjects.statements],
    answer([rows, ...rest]) {
      const found = subjects.answer(rest);
      const dossierOf = ({ subjectId, text, reason }: AppealRow): Dossier => {
        const subject = found.get(subjectId) ?? GONE;
        const facts = reason ? [{ label: say("reporting:appeals.why"), value: reason }] : [];
        const passages = [{ label: say("reporting:appeals.said"), text }, ...subject.passages];
        return { ...subject, facts: [...facts, ...subject.facts], passages };
      };
      return new Map((rows as AppealRow[]).map((row) => [row.id, dossierOf(row)]));
    },
  };
}
