/** Applications of graduates in D1, and the accounts that come of them. */

import { users } from "@schema/accounts";
import { departments } from "@schema/departments";
import { graduateApplications } from "@schema/graduates";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { countsByStatus, moderationPage, statusCounts } from "~/engines/review/listing.server";
import type { Reviewable } from "~/engines/review/reviewable";
import { accountIdOf, changeUsers, insertMailTokenFrom, insertUserFrom, isAccountOf } from "~/platform/accounts/accounts.repository.server";
import { mailboxOf } from "~/platform/accounts/mailbox";
import { auditFrom } from "~/platform/audit.server";
import type { Context, SignedInContext } from "~/platform/context";
import { columns, eachOf, returning } from "~/platform/db.server";
import { type MailPayload, outgoingMail } from "~/platform/mail/outbox.server";
import { outgoingMailIf } from "~/platform/mail/outgoing-if.server";
import type { ApplicationFilters } from "./graduates.schemas";
import { tellOfDecision } from "./notices.repository.server";

type Base = Pick<Context, "db" | "clock">;
export type NewApplication = typeof graduateApplications.$inferInsert;

const collection: Reviewable = { type: "graduate-application", table: graduateApplications, id: graduateApplications.applicationId };

/** What an application meets: its department, and the application of its address that isn't rejected. One round trip. */
export async function lookAround({ db }: Base, email: string, departmentId: string) {
  const { locale, status } = graduateApplications;
  const [found, [open]] = await db.batch([
    db.select({ id: departments.departmentId }).from(departments).where(eq(departments.departmentId, departmentId)),
    // Said in the words of the index, which serves no parameter.
    db
      .select({ locale, status })
      .from(graduateApplications)
      .where(
        and(or(eq(graduateApplications.email, email), eq(graduateApplications.mailbox, mailboxOf(email))), sql`${status} <> 'rejected'`),
      )
      .limit(1),
  ]);
  return { hasDepartment: found.length > 0, open: open ?? null };
}

/** Writes an application unless one of its address is open, and a mail; by the same work in either case. */
export async function insertApplication(ctx: Base, row: NewApplication, mail: MailPayload, isMailed: boolean): Promise<void> {
  await ctx.db.batch([
    ctx.db
      .insert(graduateApplications)
      .values({ ...row, mailbox: mailboxOf(row.email) })
      .onConflictDoNothing(),
    outgoingMailIf(ctx, `graduate-application:${row.applicationId}`, mail, sql`${isMailed ? 1 : 0}`),
  ]);
}

const isMine = ({ actor }: SignedInContext) =>
  sql<boolean>`(${graduateApplications.email} = ${actor.userEmail} OR ${graduateApplications.mailbox} IS ${mailboxOf(actor.userEmail)} OR ${graduateApplications.userId} IS ${actor.userId})`
    .mapWith(Boolean)
    .as("isMine");

const selectApplications = (ctx: SignedInContext) =>
  ctx.db
    .select({
      ...columns({
        key: graduateApplications.key,
        applicationId: graduateApplications.applicationId,
        name: graduateApplications.name,
        email: graduateApplications.email,
        phone: graduateApplications.phone,
        departmentId: graduateApplications.departmentId,
        departmentEn: departments.nameEn,
        departmentTr: departments.nameTr,
        graduationYear: graduateApplications.graduationYear,
        diplomaNumber: graduateApplications.diplomaNumber,
        alumniLink: graduateApplications.alumniLink,
        note: graduateApplications.note,
        locale: graduateApplications.locale,
        status: graduateApplications.status,
        reason: graduateApplications.reason,
        createdAt: graduateApplications.createdAt,
        reviewedAt: graduateApplications.reviewedAt,
      }),
      isMine: isMine(ctx),
    })
    .from(graduateApplications)
    .innerJoin(departments, eq(departments.departmentId, graduateApplications.departmentId));

export type StoredApplication = Awaited<ReturnType<typeof selectApplications>>[number];

/** One page of applications in a state, the newest first, and how many are in each. One round trip. */
export async function listApplications(ctx: SignedInContext, filters: ApplicationFilters) {
  const { where, orderBy, limit } = moderationPage(collection, graduateApplications, filters);
  const [rows, counted] = await ctx.db.batch([
    selectApplications(ctx).where(where).orderBy(orderBy).limit(limit),
    statusCounts(ctx, collection),
  ]);
  const { waiting, approved, rejected } = countsByStatus(counted);
  const items = rows.slice(0, filters.size);
  return { items, counts: { waiting, approved, rejected }, nextBefore: rows.length > filters.size ? items.at(-1)?.key : undefined };
}

/** One application; null when there is none with this id. */
export async function findApplication(ctx: SignedInContext, applicationId: string): Promise<StoredApplication | null> {
  const [rows] = await ctx.db.batch([selectApplications(ctx).where(eq(graduateApplications.applicationId, applicationId)).limit(1)]);
  return rows[0] ?? null;
}

/** The address of the account that an applicant has already; null without one. */
export async function findAccountEmail({ db }: Base, email: string): Promise<string | null> {
  const [account] = await db
    .select({ userEmail: users.userEmail })
    .from(users)
    .where(isAccountOf(sql`${email}`, sql`${mailboxOf(email)}`));
  return account?.userEmail ?? null;
}

/** While an application waits, and isn't the reviewer's own. */
const isOpen = ({ actor }: SignedInContext, applicationId: string): SQL =>
  sql`a.application_id = ${applicationId} AND a.status = 'waiting' AND a.email <> ${actor.userEmail}
    AND a.mailbox IS NOT ${mailboxOf(actor.userEmail)}`;

/** The account that an application `a` is about. */
const theirId = accountIdOf(sql`a.email`, sql`a.mailbox`);

const auditDecision = (ctx: SignedInContext, applicationId: string, act: "approve" | "reject", reason: string | null) =>
  auditFrom(
    ctx,
    {
      act: `graduate-application.${act}`,
      subjectType: "graduate-application",
      subjectId: sql`a.application_id`,
      before: sql`json_object('status', a.status)`,
      after: sql`json_object('status', ${act === "approve" ? "approved" : "rejected"})`,
      reason,
    },
    sql`FROM graduate_applications AS a WHERE ${isOpen(ctx, applicationId)}`,
  );

interface Approval {
  applicationId: string;
  /** The id of the account, if one has to be made. */
  userId: string;
  /** The mailbox of that account. */
  mailbox: string;
  /** The first that is free becomes the new account's. */
  userNames: { userName: string; key: string; searchText: string }[];
  tokenHash: string;
  tokenLifeMs: number;
  mail: MailPayload;
}

/**
 * Approves an application in one transaction: makes the account or marks the one that its address has, writes the
 * single-use link and its mail, the audit row, and moves the application on. Of two at once the later writes nothing:
 * its conditions no longer hold, and the mail's key is taken.
 * @returns whether this call was the one
 */
export async function approve(ctx: SignedInContext, approval: Approval): Promise<boolean> {
  const { applicationId, userId, mailbox, userNames, tokenHash, tokenLifeMs, mail } = approval;
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const open = isOpen(ctx, applicationId);
  const freeName = sql`SELECT value FROM ${eachOf(userNames)}
    WHERE NOT EXISTS (SELECT 1 FROM users AS u WHERE u.user_name_key = value ->> 'key') LIMIT 1`;
  const results = await db.batch([
    insertUserFrom(
      ctx,
      {
        userId,
        userEmail: sql`a.email`,
        mailbox,
        userName: sql`free.value ->> 'userName'`,
        userNameKey: sql`free.value ->> 'key'`,
        name: sql`a.name`,
        searchText: sql`free.value ->> 'searchText'`,
        passwordHash: "",
        departmentId: sql`a.department_id`,
        locale: sql`a.locale`,
        isVerifiedGraduate: true,
        termsVersion: 0,
        createdAt: now,
        updatedAt: now,
      },
      sql`FROM graduate_applications AS a, (${freeName}) AS free
      WHERE ${open} AND ${theirId} IS NULL`,
    ),
    changeUsers(ctx, sql`user_id = (SELECT ${theirId} FROM graduate_applications AS a WHERE ${open})`, { isVerifiedGraduate: true }),
    insertMailTokenFrom(
      ctx,
      { tokenHash, purpose: "graduate-account", lifeMs: tokenLifeMs },
      theirId,
      sql`FROM graduate_applications AS a WHERE ${open}`,
    ),
    outgoingMail(ctx, `graduate-decision:${applicationId}`, { ...mail, tokenHash }),
    auditDecision(ctx, applicationId, "approve", null),
    returning(
      db,
      sql`UPDATE graduate_applications AS a SET status = 'approved', reviewed_by = ${actor.userId}, reviewed_at = ${now},
        updated_at = ${now}, user_id = ${theirId}
      WHERE ${open}`,
      { id: graduateApplications.applicationId },
    ),
    tellOfDecision(ctx, applicationId, "approve", now),
  ]);
  return (results.at(-2) as { id: string }[]).length > 0;
}

/** Rejects an application and mails why, in one transaction. @returns whether this call was the one */
export async function reject(ctx: SignedInContext, applicationId: string, reason: string, mail: MailPayload): Promise<boolean> {
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const results = await db.batch([
    outgoingMail(ctx, `graduate-decision:${applicationId}`, mail),
    auditDecision(ctx, applicationId, "reject", reason),
    returning(
      db,
      sql`UPDATE graduate_applications AS a SET status = 'rejected', reason = ${reason}, reviewed_by = ${actor.userId},
        reviewed_at = ${now}, updated_at = ${now} WHERE ${isOpen(ctx, applicationId)}`,
      { id: graduateApplications.applicationId },
    ),
    tellOfDecision(ctx, applicationId, "reject", now),
  ]);
  return (results.at(-2) as { id: string }[]).length > 0;
}

/** Whether an address belongs to a verified graduate. */
export async function isGraduate({ db }: Base, userEmail: string): Promise<boolean> {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userEmail, userEmail), eq(users.isVerifiedGraduate, true)))
    .limit(1);
  return rows.length > 0;
}
