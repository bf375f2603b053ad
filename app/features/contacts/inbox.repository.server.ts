/** What the staff's list of what waits reads of messages to the team. */
import { contacts } from "@schema/contacts";
import { sql } from "drizzle-orm";
import { claimFrom } from "~/engines/review/claims.server";
import { CLAIM_LASTS, UNDO_LASTS } from "~/engines/review/decision";
import type { DossierQuestion } from "~/engines/review/dossier.server";
import { EXCERPT, type SettledRow, type WaitingRow } from "~/engines/review/inbox.server";
import type { Dossier } from "~/engines/review/reviewable";
import type { RecentDecision } from "~/engines/review/undo.server";
import type { StaffContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { sayIn } from "~/platform/i18n/say.server";

/** The oldest that wait, and wherever they stand those that the reader has claimed. */
export function oldestContacts({ db, actor, clock }: StaffContext, limit: number) {
  const holds = sql`q.subject_id = c.contact_id AND q.claimed_at > ${clock.now() - CLAIM_LASTS}`;
  const columns = sql`c.key, c.contact_id AS id, c.subject AS title, substr(c.details, 1, ${EXCERPT}) AS excerpt, c.created_at AS at,
    (SELECT iif(q.claimed_by = ${actor.userId}, 'mine', 'other') FROM review_claims AS q WHERE ${holds}) AS claim`;
  return rawStatement<WaitingRow>(
    db,
    sql`SELECT * FROM (SELECT ${columns} FROM contacts AS c WHERE c.status = 'open' ORDER BY c.key LIMIT ${limit})
      UNION SELECT ${columns} FROM review_claims AS own JOIN contacts AS c ON c.contact_id = own.subject_id AND c.status = 'open'
      WHERE own.claimed_by = ${actor.userId} AND own.claimed_at > ${clock.now() - CLAIM_LASTS}`,
  );
}

/** Takes a message in hand. @returns whether the actor has it now */
export const claimContact = (ctx: StaffContext, contactId: string): Promise<boolean> =>
  claimFrom(ctx, sql`SELECT contact_id AS id FROM contacts WHERE contact_id = ${contactId} AND status = 'open'`);

interface ContactRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  platform: (typeof contacts.$inferSelect)["platform"];
  details: string;
  locale: "en" | "tr";
}

/** All of some messages: who wrote them, how to reach them, what they say. */
export function contactDossiers(ctx: StaffContext, ids: readonly string[]): DossierQuestion {
  const say = sayIn(ctx);
  const dossierOf = ({ name, email, phone, platform, details, locale }: ContactRow): Dossier => ({
    facts: [
      { label: say("contacts:inbox.from"), value: name },
      { label: say("contacts:fields.email"), value: email },
      ...(phone ? [{ label: say("contacts:fields.phone"), value: phone }] : []),
      { label: say("contacts:inbox.uses"), value: say(`contacts:platforms.${platform}`) },
    ],
    passages: [{ label: null, text: details }],
    images: [],
    removals: 0,
    said: [],
    locale,
  });
  return {
    statements: [
      rawStatement<ContactRow>(
        ctx.db,
        sql`SELECT contact_id AS id, first_name || ' ' || last_name AS name, email, phone, platform, details, locale FROM ${contacts}
          WHERE contact_id IN (SELECT value FROM ${eachOf(ids)})`,
      ),
    ],
    answer: ([rows]) => new Map((rows as ContactRow[]).map((row) => [row.id, dossierOf(row)])),
  };
}

/** What the reader answered or closed a moment ago; an answer is on its way by then. */
export const recentContacts = ({ db, actor, clock }: StaffContext, limit: number) =>
  rawStatement<RecentDecision>(
    db,
    sql`SELECT c.contact_id AS id, c.subject AS title, c.status, 'contacts:status.' || c.status AS statusKey, a.created_at AS at
      FROM audit_entries AS a JOIN contacts AS c ON c.contact_id = a.subject_id AND c.status = 'closed' AND c.updated_at = a.created_at
      WHERE a.actor_id = ${actor.userId} AND a.created_at > ${clock.now() - UNDO_LASTS} AND a.act = 'contact.closed'
      ORDER BY a.created_at DESC LIMIT ${limit}`,
  );

/** The latest that were answered or closed. */
export const settledContacts = ({ db }: StaffContext, limit: number) =>
  rawStatement<SettledRow>(
    db,
    sql`SELECT contact_id AS id, subject AS title, first_name || ' ' || last_name AS "from", details AS text, answer,
      'contacts:status.' || status AS statusKey, updated_at AS at, status = 'closed' AS canReopen
      FROM (SELECT * FROM contacts WHERE status = 'answered' ORDER BY key DESC LIMIT ${limit})
      UNION ALL SELECT contact_id, subject, first_name || ' ' || last_name, details, answer, 'contacts:status.' || status, updated_at, 1
      FROM (SELECT * FROM contacts WHERE status = 'closed' ORDER BY key DESC LIMIT ${limit}) ORDER BY at DESC LIMIT ${limit}`,
  );
