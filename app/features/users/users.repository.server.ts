/** One person in D1: what staff see, and what staff may change, each in one transaction with its audit row. */

import { sessions, users } from "@schema/accounts";
import { departments } from "@schema/departments";
import { auditEntries } from "@schema/platform";
import { contributions } from "@schema/review";
import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type DocumentKey, isPerson } from "~/engines/documents.server";
import { shownNumbers } from "~/engines/review/listing.server";
import { changeUsers, endWaysIn, insertMailToken, insertUserFrom, type UserChange } from "~/platform/accounts/accounts.repository.server";
import { leavesAnAdmin } from "~/platform/accounts/admins";
import { mailboxOf } from "~/platform/accounts/mailbox";
import { endSessionsOf, endSessionsWhere, isSessionAlive } from "~/platform/accounts/sessions.repository.server";
import type { Act } from "~/platform/acts/acts";
import { auditChange, auditEntry } from "~/platform/audit.server";
import type { AdminContext } from "~/platform/context";
import { columns, rawStatement, reasonOf } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { type MailPayload, outgoingMail } from "~/platform/mail/outbox.server";
import { forgetMailsTo, outgoingMailIf } from "~/platform/mail/outgoing-if.server";
import { activeDepartment } from "../departments/departments.service.server";
import type { EditUserInput, NewUserInput } from "./users.schemas";
import { userColumns } from "./users-list.repository.server";

const SESSIONS_SHOWN = 20;
const ACTS_SHOWN = 20;

const actColumns = columns({
  auditId: auditEntries.auditId,
  act: auditEntries.act,
  actorId: auditEntries.actorId,
  actorName: users.name,
  subjectType: auditEntries.subjectType,
  subjectId: auditEntries.subjectId,
  before: auditEntries.before,
  after: auditEntries.after,
  reason: auditEntries.reason,
  createdAt: auditEntries.createdAt,
});

const acts = ({ db }: AdminContext, where: SQL | undefined) =>
  db
    .select(actColumns)
    .from(auditEntries)
    .leftJoin(users, eq(users.userId, auditEntries.actorId))
    .where(where)
    .orderBy(desc(auditEntries.createdAt))
    .limit(ACTS_SHOWN);

const selectUser = ({ db }: AdminContext, userId: string) =>
  db
    .select(userColumns)
    .from(users)
    .leftJoin(departments, eq(departments.departmentId, users.departmentId))
    .where(eq(users.userId, userId))
    .limit(1);

/** A person alone; null when there is none. One round trip. */
export async function findUser(ctx: AdminContext, userId: string) {
  const [[user]] = await ctx.db.batch([selectUser(ctx, userId)]);
  return user ?? null;
}

/** The person whom a key means; null when there is none. One round trip. */
export async function findUserBy({ db }: AdminContext, by: DocumentKey) {
  const [[user]] = await db.batch([
    db.select(userColumns).from(users).leftJoin(departments, eq(departments.departmentId, users.departmentId)).where(isPerson(by)).limit(1),
  ]);
  return user ?? null;
}

/** A person with contributions, latest sessions, and acts on and by them. One round trip. */
export async function findUserWhole(ctx: AdminContext, userId: string) {
  const { db } = ctx;
  const isOpen = sql<boolean>`(${isSessionAlive(ctx.clock.now())})`.mapWith(Boolean).as("isOpen");
  const [[user], given, devices, actsOn, actsBy] = await db.batch([
    selectUser(ctx, userId),
    db
      .select({ collection: contributions.collection, ...shownNumbers })
      .from(contributions)
      .where(and(eq(contributions.userId, userId), isNotNull(contributions.shownLastAt))),
    db
      .select({ ...getTableColumns(sessions), isOpen })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt))
      .limit(SESSIONS_SHOWN),
    acts(ctx, and(eq(auditEntries.subjectType, "user"), eq(auditEntries.subjectId, userId))),
    acts(ctx, eq(auditEntries.actorId, userId)),
  ]);
  return user ? { user, given, devices, actsOn, actsBy } : null;
}

const subjectType = "user";

/** What an audit row says of a person, in the words of the API. */
const audited = {
  name: users.name,
  user_name: users.userName,
  user_email: users.userEmail,
  department_id: users.departmentId,
  entrance_year: users.entranceYear,
  user_role: users.userRole,
  is_verified_graduate: users.isVerifiedGraduate,
};

const rowOf = (fields: Parameters<typeof auditChange>[2]["fields"], where: SQL | undefined) => ({
  table: users,
  id: users.userId,
  fields,
  where,
});

/** Which rule of the database refused a write. */
export type Refusal = "email" | "userName" | "department" | "lastAdmin" | "changed";

/** Names the rule that a failed write broke. @throws what failed, when it was none of these */
function refusalOf(failed: unknown): Refusal {
  const reason = reasonOf(failed);
  if (reason.includes("users.user_email") || reason.includes("users.mailbox")) return "email";
  if (reason.includes("users.user_name_key")) return "userName";
  if (reason.includes("FOREIGN KEY")) return "department";
  if (reason.includes("last admin")) return "lastAdmin";
  throw failed;
}

const factsOf = (input: NewUserInput | EditUserInput) => ({
  name: input.name,
  userName: input.user_name,
  userNameKey: input.user_name.toLowerCase(),
  userEmail: input.user_email,
  searchText: foldTurkish(`${input.name} ${input.user_name}`),
  userRole: input.user_role,
});

interface Invitation {
  tokenHash: string;
  lifeMs: number;
  mail: MailPayload;
}

/** Writes an account without a password, with the mail whose link sets one. */
export async function insertUser(
  ctx: AdminContext,
  userId: string,
  input: NewUserInput,
  { tokenHash, lifeMs, mail }: Invitation,
): Promise<Refusal | null> {
  const now = ctx.clock.now();
  const { locale, department_id } = input;
  const row = { userId, ...factsOf(input), locale, passwordHash: "", termsVersion: 0, createdAt: now, updatedAt: now };
  try {
    await ctx.db.batch([
      insertUserFrom(ctx, { ...row, mailbox: mailboxOf(input.user_email), departmentId: activeDepartment(department_id) }, sql`WHERE true`),
      insertMailToken(ctx, { tokenHash, purpose: "password-reset", lifeMs }, userId),
      outgoingMail(ctx, `invitation:${tokenHash}`, { ...mail, tokenHash }),
      auditEntry(ctx, { act: "user.add", subjectType, subjectId: userId, after: input }),
    ]);
    return null;
  } catch (failed) {
    return refusalOf(failed);
  }
}

/** Nobody changed the account since, where that is asked for. */
const asRead = (version: number | undefined) => (version === undefined ? sql`1` : sql`users.updated_at = ${version}`);
/** Why an account that is there wasn't changed. @param now its version */
const refusedAs = (version: number | undefined, now: number): Refusal =>
  version === undefined || version === now ? "lastAdmin" : "changed";

const exists = (userId: string, condition: SQL) => sql`EXISTS (SELECT 1 FROM users WHERE users.user_id = ${userId} AND ${condition})`;

/**
 * Changes a person's facts. Another address ends sessions, links, codes and devices, and the old one is mailed.
 * @param movedMail to the address as it was
 * @param version when the account was last changed; it isn't changed if it was since
 * @returns whether there is such a person, or what refused it
 */
export async function updateUser(
  ctx: AdminContext,
  userId: string,
  input: EditUserInput,
  movedMail: MailPayload,
  version?: number,
): Promise<boolean | Refusal> {
  const { db, clock } = ctx;
  const now = clock.now();
  const mayStay = input.user_role === "admin" ? sql`1` : leavesAnAdmin(now);
  const mayChange = sql`(${mayStay} AND ${asRead(version)})`;
  const where = and(eq(users.userId, userId), mayChange);
  const isTheirs = eq(sessions.userId, userId);
  const isMoving = exists(userId, sql`user_email <> ${input.user_email} AND ${mayChange}`);
  const departmentId = activeDepartment(input.department_id, sql`users.department_id`);
  const { entrance_year = null, is_verified_graduate } = input;
  // An old account that shares its mailbox with another keeps its address, and may be changed otherwise.
  const mailbox = sql`iif(user_email = ${input.user_email}, mailbox, ${mailboxOf(input.user_email)})`;
  try {
    const [, , , , , , , changed, [known]] = await db.batch([
      auditChange(ctx, { act: "user.edit", subjectType, after: { department_id: null, entrance_year, ...input } }, rowOf(audited, where)),
      endSessionsWhere(ctx, and(isTheirs, isMoving), "email-change"),
      ...endWaysIn(ctx, userId, isMoving),
      forgetMailsTo(ctx, sql`(SELECT user_email FROM users WHERE user_id = ${userId} AND ${isMoving})`),
      outgoingMailIf(ctx, `moved:${userId}:${now}`, movedMail, and(isMoving, exists(userId, sql`user_email = ${movedMail.to}`)) ?? sql`0`),
      changeUsers(ctx, where, {
        ...factsOf(input),
        mailbox,
        departmentId,
        entranceYear: entrance_year,
        isVerifiedGraduate: is_verified_graduate,
      }),
      db.select({ updatedAt: users.updatedAt }).from(users).where(eq(users.userId, userId)),
    ]);
    if (changed.length > 0) return true;
    return known ? refusedAs(version, known.updatedAt) : false;
  } catch (failed) {
    return refusalOf(failed);
  }
}

/** What the audit says of a block. */
export const blockFields = { blocked_at: users.blockedAt, blocked_until: users.blockedUntil, blocked_reason: users.blockedReason };

/** Blocks a person and ends their sessions. @returns whether there is such a person, or what refused it */
export async function blockUser(
  ctx: AdminContext,
  userId: string,
  { reason, blockedUntil }: { reason: string; blockedUntil: number | null },
): Promise<boolean | Refusal> {
  const { db, clock } = ctx;
  const now = clock.now();
  const mayBlock = leavesAnAdmin(now);
  const where = and(eq(users.userId, userId), mayBlock);
  const after = { blocked_at: now, blocked_until: blockedUntil, blocked_reason: reason };
  const [, , blocked, [known]] = await db.batch([
    auditChange(ctx, { act: "user.block", subjectType, after, reason }, rowOf(blockFields, where)),
    endSessionsWhere(ctx, and(eq(sessions.userId, userId), exists(userId, mayBlock)), "blocked"),
    changeUsers(ctx, where, { blockedAt: now, blockedUntil, blockedReason: reason }),
    db.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)),
  ]);
  if (blocked.length > 0) return true;
  return known ? "lastAdmin" : false;
}

/** Makes a change of those whom the condition finds; a person whom it doesn't find is left alone. @returns whether they exist */
async function changeWhere(ctx: AdminContext, userId: string, { act, fields, change, condition, reason }: AuditedChange): Promise<boolean> {
  const { db } = ctx;
  const where = and(eq(users.userId, userId), condition);
  const after = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  const [, , [known]] = await db.batch([
    auditChange(ctx, { act, subjectType, after: { ...after, ...change.after }, reason }, rowOf(fields, where)),
    changeUsers(ctx, where, change.set),
    db.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)),
  ]);
  return known !== undefined;
}

interface AuditedChange {
  act: Act;
  fields: Parameters<typeof auditChange>[2]["fields"];
  change: { set: UserChange; after?: Record<string, unknown> };
  condition: SQL | undefined;
  reason?: string;
}

/** Ends a block. @returns whether there is such a person */
export const unblockUser = (ctx: AdminContext, userId: string) =>
  changeWhere(ctx, userId, {
    act: "user.unblock",
    fields: blockFields,
    change: { set: { blockedAt: null, blockedUntil: null, blockedReason: null } },
    condition: isNotNull(users.blockedAt),
  });

/** Takes a person's address as verified. @returns whether there is such a person */
export const verifyUser = (ctx: AdminContext, userId: string) =>
  changeWhere(ctx, userId, {
    act: "user.verify",
    fields: { email_verified_at: users.emailVerifiedAt },
    change: { set: { emailVerifiedAt: ctx.clock.now() }, after: { email_verified_at: ctx.clock.now() } },
    condition: isNull(users.emailVerifiedAt),
  });

/** Empties what a person published about themself. @returns whether there is such a person */
export const clearProfile = (ctx: AdminContext, userId: string, reason: string) =>
  changeWhere(ctx, userId, {
    act: "user.clear-profile",
    fields: { bio: users.bio, links: users.links },
    change: { set: { bio: "", links: [] }, after: { bio: "", links: [] } },
    condition: sql`(${users.bio} <> '' OR ${users.links} <> '[]')`,
    reason,
  });

/**
 * Marks an account for deletion, ends its sessions and mails its owner, who may keep it until then.
 * @param version when the account was last changed; it isn't marked if it was since
 * @returns whether it was marked
 */
export async function markLeaving(
  ctx: AdminContext,
  { userId, dueAt, version, mail }: { userId: string; dueAt: number; version: number; mail: MailPayload },
): Promise<boolean> {
  const where = and(eq(users.userId, userId), isNull(users.deletionDueAt), leavesAnAdmin(ctx.clock.now()), asRead(version));
  const isMarked = exists(userId, sql`users.deletion_due_at = ${dueAt}`);
  const fields = { deletion_due_at: users.deletionDueAt };
  const [, marked] = await ctx.db.batch([
    auditChange(ctx, { act: "user.remove", subjectType, after: { deletion_due_at: dueAt } }, rowOf(fields, where)),
    changeUsers(ctx, where, { deletionDueAt: dueAt }),
    outgoingMailIf(ctx, `leaving:${userId}:${dueAt}`, mail, isMarked),
    endSessionsWhere(ctx, and(eq(sessions.userId, userId), isMarked), "staff"),
  ]);
  return marked.length > 0;
}

/** Ends one session of a person. @returns whether they have such a session, ended or not */
export async function endSessionOf(ctx: AdminContext, userId: string, sessionId: string): Promise<boolean> {
  const { db } = ctx;
  const isTheirs = and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId));
  const where = and(isTheirs, isNull(sessions.endedAt));
  const row = { table: sessions, id: sessions.userId, fields: { session_id: sessions.sessionId, device: sessions.userAgent }, where };
  const [, , [known]] = await db.batch([
    auditChange(ctx, { act: "user.end-session", subjectType }, row),
    endSessionsWhere(ctx, isTheirs, "staff"),
    db.select({ sessionId: sessions.sessionId }).from(sessions).where(isTheirs),
  ]);
  return known !== undefined;
}

/** Ends all sessions of a person. @returns whether there is such a person */
export async function endAllSessionsOf(ctx: AdminContext, userId: string): Promise<boolean> {
  const isThere = eq(users.userId, userId);
  const [, , [known]] = await ctx.db.batch([
    auditChange(ctx, { act: "user.end-sessions", subjectType }, rowOf({ user_name: users.userName }, isThere)),
    endSessionsOf(ctx, userId, "staff"),
    rawStatement<{ n: number }>(ctx.db, sql`SELECT 1 AS n FROM users WHERE user_id = ${userId}`),
  ]);
  return known !== undefined;
}
