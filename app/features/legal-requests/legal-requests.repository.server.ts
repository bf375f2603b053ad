/** Requests by right in D1. */
import { legalRequests } from "@schema/legal-requests";
import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import { forgetRestrictions, restrictionsOf, seenIn, seenOf } from "~/engines/review/restrictions.server";
import { auditFrom } from "~/platform/audit.server";
import { DAY } from "~/platform/clock";
import type { Context, StaffContext } from "~/platform/context";
import { returning } from "~/platform/db.server";
import { type MailPayload, outgoingMail } from "~/platform/mail/outbox.server";
import { outgoingMailIf } from "~/platform/mail/outgoing-if.server";
import { onlyOnce } from "~/platform/once.server";
import type { OldTraces } from "~/platform/product";
import type { RequestKind } from "./kinds";
import type { RequestDecision, RequestFilters, RequestInput } from "./legal-requests.schemas";
import { settleStatements } from "./restrictions.repository.server";
import { settings } from "./settings";

export type LegalRequest = typeof legalRequests.$inferSelect;
type Asked = Omit<RequestInput, "key" | "website">;
type Base = Pick<Context, "db" | "clock">;

const SIZE = 20;
/** A request that nobody confirmed. */
const UNCONFIRMED_KEPT = DAY;

interface Code {
  codeHash: string;
  mail: MailPayload;
}

const codeMail = (ctx: Base, { codeHash, mail }: Code) => outgoingMail(ctx, `request-code:${codeHash}`, mail);

/** Keeps what was asked until it is confirmed, with the mail of its code; once for its id. */
export async function insertRequest(ctx: Context, requestId: string, asked: Asked, code: Code): Promise<void> {
  const now = ctx.clock.now();
  const { kind, name, email, page, file_number, details } = asked;
  const row = { requestId, kind, name, email, page: page ?? null, fileNumber: file_number ?? null, details, locale: ctx.locale };
  await onlyOnce(ctx, legalRequests.requestId, requestId, [
    ctx.db.insert(legalRequests).values({ ...row, codeHash: code.codeHash, codeSentAt: now, createdAt: now, updatedAt: now }),
    codeMail(ctx, code),
  ]);
}

/** One request; null when there is none. */
export async function findRequest({ db }: Pick<Context, "db">, requestId: string): Promise<LegalRequest | null> {
  return (await db.select().from(legalRequests).where(eq(legalRequests.requestId, requestId)).limit(1))[0] ?? null;
}

/** One request with what is hidden for it; null when there is none. */
export async function findWithRestrictions(ctx: Pick<Context, "db">, requestId: string) {
  const [[request], hidden] = await ctx.db.batch([
    ctx.db.select().from(legalRequests).where(eq(legalRequests.requestId, requestId)).limit(1),
    restrictionsOf(ctx, requestId),
  ]);
  return request ? { request, hidden } : null;
}

const waits = (requestId: string, codeSince: number) =>
  and(eq(legalRequests.requestId, requestId), eq(legalRequests.status, "unconfirmed"), gt(legalRequests.codeSentAt, codeSince));

/** Counts one try, while there are any. @returns how many were made with this one; null when none was left */
export async function takeTry({ db }: Base, requestId: string, codeSince: number, most: number): Promise<number | null> {
  const [row] = await db
    .update(legalRequests)
    .set({ tries: sql`${legalRequests.tries} + 1` })
    .where(and(waits(requestId, codeSince), lt(legalRequests.tries, most)))
    .returning({ tries: legalRequests.tries });
  return row?.tries ?? null;
}

/** Opens a request with the right code, and queues the mail that says so. @returns whether the code was right */
export async function openRequest(
  ctx: Base,
  { requestId, codeHash, codeSince }: { requestId: string; codeHash: string; codeSince: number },
  due: { dueAt: number; warnAt: number },
  mail: MailPayload,
): Promise<boolean> {
  const isOpen = sql`EXISTS (SELECT 1 FROM legal_requests WHERE request_id = ${requestId} AND status = 'open' AND code_hash = ${codeHash})`;
  const [rows] = await ctx.db.batch([
    ctx.db
      .update(legalRequests)
      .set({ status: "open", ...due, updatedAt: ctx.clock.now() })
      .where(and(waits(requestId, codeSince), eq(legalRequests.codeHash, codeHash)))
      .returning({ requestId: legalRequests.requestId }),
    outgoingMailIf(ctx, `request-received:${requestId}`, mail, isOpen),
  ]);
  return rows.length > 0;
}

/** Puts a new code in the place of the old one, if that was mailed long enough ago. @returns whether it was */
export async function replaceCode(ctx: Base, requestId: string, waitMs: number, { codeHash, mail }: Code): Promise<boolean> {
  const now = ctx.clock.now();
  const isReplaced = sql`EXISTS (SELECT 1 FROM legal_requests WHERE request_id = ${requestId} AND code_hash = ${codeHash})`;
  const [rows] = await ctx.db.batch([
    ctx.db
      .update(legalRequests)
      .set({ codeHash, tries: 0, codeSentAt: now })
      .where(
        and(
          eq(legalRequests.requestId, requestId),
          eq(legalRequests.status, "unconfirmed"),
          lte(legalRequests.codeSentAt, now - waitMs),
          gt(legalRequests.createdAt, now - UNCONFIRMED_KEPT),
        ),
      )
      .returning({ requestId: legalRequests.requestId }),
    outgoingMailIf(ctx, `request-code:${codeHash}`, mail, isReplaced),
  ]);
  return rows.length > 0;
}

/** One page of the requests of some kinds in a state: those that are due first, or were due last. */
export async function listRequests({ db }: StaffContext, { status, after }: RequestFilters, kinds: readonly RequestKind[]) {
  const isRead = inArray(legalRequests.kind, [...kinds]);
  const [dueAt, key] = (after ?? "").split("-").map(Number);
  const beyond = sql`(due_at, key) ${sql.raw(status === "open" ? ">" : "<")} (${dueAt}, ${key})`;
  const order =
    status === "open" ? [asc(legalRequests.dueAt), asc(legalRequests.key)] : [desc(legalRequests.dueAt), desc(legalRequests.key)];
  const rows = await db
    .select({
      key: legalRequests.key,
      requestId: legalRequests.requestId,
      kind: legalRequests.kind,
      name: legalRequests.name,
      dueAt: legalRequests.dueAt,
      answeredAt: legalRequests.answeredAt,
    })
    .from(legalRequests)
    .where(and(isRead, eq(legalRequests.status, status), after ? beyond : undefined))
    .orderBy(...order)
    .limit(SIZE + 1);
  const items = rows.slice(0, SIZE);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > SIZE && last ? `${last.dueAt}-${last.key}` : undefined,
  };
}

/** Answers an open request and queues the mail of the answer: one of two at once. @returns whether this was the one */
export async function writeDecision(ctx: StaffContext, requestId: string, decided: RequestDecision, mail: MailPayload): Promise<boolean> {
  const { decision, answer } = decided;
  const now = ctx.clock.now();
  const all = await restrictionsOf(ctx, requestId);
  const held = all.filter(({ endedAt }) => endedAt === null);
  const seen = decided.seen ?? seenIn(all);
  const isOpen = sql`EXISTS (SELECT 1 FROM legal_requests WHERE request_id = ${requestId} AND status = 'open') AND ${seenOf(requestId)} = ${seen}`;
  const [, , rows] = await ctx.db.batch([
    auditFrom(
      ctx,
      {
        act: `request.${decision}`,
        subjectType: "request",
        subjectId: sql`r.request_id`,
        before: sql`json_object('status', r.status)`,
        after: sql`json_object('status', ${decision})`,
      },
      sql`FROM legal_requests AS r WHERE r.request_id = ${requestId} AND ${isOpen}`,
    ),
    outgoingMailIf(ctx, `request-answer:${requestId}`, mail, isOpen),
    returning(
      ctx.db,
      sql`UPDATE legal_requests SET status = ${decision}, answer = ${answer}, answered_at = ${now}, answered_by = ${ctx.actor.userId}, updated_at = ${now}
        WHERE request_id = ${requestId} AND ${isOpen}`,
      { requestId: legalRequests.requestId },
    ),
    ...settleStatements(ctx, requestId, held, { decision, at: now }),
  ]);
  return rows.length > 0;
}

/** What admins set, as the database has it now, in milliseconds. */
const keptFor = sql`coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'requestYears'), ${settings.requestYears.atFirst}) * ${365 * DAY}`;

/** What was answered long ago, with what was said of what it hid, and what nobody confirmed. */
export const oldRequests: OldTraces = ({ db, clock }) => {
  const isPast = sql`${legalRequests.answeredAt} < ${clock.now()} - ${keptFor}`;
  return [
    ...forgetRestrictions({ db }, sql`SELECT ${legalRequests.requestId} FROM ${legalRequests} WHERE ${isPast}`),
    db.delete(legalRequests).where(isPast),
    db
      .delete(legalRequests)
      .where(and(eq(legalRequests.status, "unconfirmed"), lt(legalRequests.createdAt, clock.now() - UNCONFIRMED_KEPT))),
  ];
};
