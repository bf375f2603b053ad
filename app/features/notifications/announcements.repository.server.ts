/** Announcements in D1: one row each; whom it is for, and who has read it, is found out when somebody reads. */
import { users } from "@schema/accounts";
import { announcementMarks, announcements, enteredFor } from "@schema/notifications";
import { and, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { type AuditedSource, auditEntry, auditFrom } from "~/platform/audit.server";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { columns, insertIf, rawStatement } from "~/platform/db.server";
import { dropMessages } from "~/platform/messages/messages.repository.server";
import { onlyOnce } from "~/platform/once.server";
import { MOST_ANNOUNCEMENTS, type NotificationType, type Sent, SHOWN_FOR } from "./notifications.rules";

type Base = Pick<Context, "db" | "clock">;

/** What staff enter. */
export interface AnnouncementInput {
  type: NotificationType;
  titleEn: string;
  titleTr: string;
  textEn: string;
  textTr: string;
  link: string | null;
  departmentId: string | null;
  entranceYear: number | null;
  /** Of their studies; 1 is the first. */
  semester: number | null;
  sendAt: number;
}

export type Announcement = typeof announcements.$inferSelect;

/** Whether an announcement (`a`) is for a person (`u`): sent since they came, and of their department, year and semester where it names them. */
const isForUser = sql`a.send_at >= u.created_at AND (a.department_id IS NULL OR a.department_id = u.department_id)
  AND (a.entrance_year IS NULL OR a.entrance_year = u.entrance_year) AND (a.entered_for IS NULL OR a.entered_for = u.entrance_year)`;

/** Whether it is shown at a moment: due, not withdrawn, not too old. */
const isShown = (now: number): SQL => sql`a.send_at <= ${now} AND a.send_at > ${now - SHOWN_FOR} AND a.withdrawn_at IS NULL`;

export interface AnnouncementRow {
  announcementId: string;
  type: NotificationType;
  titleEn: string;
  titleTr: string;
  textEn: string;
  textTr: string;
  link: string | null;
  sendAt: number;
  isRead: 0 | 1;
}

/** Whether a person's marks (`m`) say that they have read it. */
const isReadBy = sql`(a.send_at <= coalesce(m.read_until, 0) OR EXISTS (SELECT 1 FROM json_each(m.read_ids) AS r WHERE r.value = a.announcement_id))`;

const shownColumns = sql`a.announcement_id AS announcementId, a.type, a.title_en AS titleEn, a.title_tr AS titleTr, a.text_en AS textEn,
  a.text_tr AS textTr, a.link, a.send_at AS sendAt,
  ${isReadBy} AS isRead`;

const ofReader = (
  userId: string,
) => sql`FROM users AS u CROSS JOIN announcements AS a LEFT JOIN announcement_marks AS m ON m.user_id = u.user_id
  WHERE u.user_id = ${userId} AND ${isForUser}`;

export interface ReaderFilter {
  type?: NotificationType;
  since: number;
  /** By id or code. */
  department?: string;
  semester?: number;
  isUnread?: boolean;
  limit: number;
}

const isOfDepartment = (department: string) =>
  sql`a.department_id IN (SELECT d.department_id FROM departments AS d WHERE d.department_id = ${department} OR d.department_code = ${department})`;

/** The statement for the announcements that the reader is shown, unread ones first, the latest first. */
export const listForReader = (
  { db, clock, actor }: SignedInContext,
  { type, since, department, semester, isUnread, limit }: ReaderFilter,
) =>
  rawStatement<AnnouncementRow>(
    db,
    sql`SELECT ${shownColumns} ${ofReader(actor.userId)} AND ${isShown(clock.now())} AND a.send_at >= ${since}
      ${type ? sql`AND a.type = ${type}` : sql``} ${department ? sql`AND ${isOfDepartment(department)}` : sql``}
      ${semester ? sql`AND a.semester = ${semester}` : sql``} ${isUnread ? sql`AND NOT ${isReadBy}` : sql``}
      ORDER BY isRead, a.send_at DESC, a.key DESC LIMIT ${limit}`,
  );

/** The statement for one announcement as the reader is shown it. */
export const findForReader = ({ db, clock, actor }: SignedInContext, announcementId: string) =>
  rawStatement<AnnouncementRow>(
    db,
    sql`SELECT ${shownColumns} ${ofReader(actor.userId)} AND a.announcement_id = ${announcementId} AND ${isShown(clock.now())}`,
  );

/** The statement that marks one announcement as read by the actor; once is enough. */
export const markAnnouncementRead = ({ db, clock, actor }: SignedInContext, announcementId: string) =>
  rawStatement(
    db,
    sql`INSERT INTO ${announcementMarks} (user_id, read_until, read_ids)
      SELECT ${actor.userId}, 0, json_array(a.announcement_id) FROM announcements AS a WHERE a.announcement_id = ${announcementId} AND a.send_at <= ${clock.now()}
      ON CONFLICT (user_id) DO UPDATE SET read_ids = json_insert(read_ids, '$[#]', ${announcementId})
        WHERE NOT EXISTS (SELECT 1 FROM json_each(read_ids) AS r WHERE r.value = ${announcementId})`,
  );

/** Of the single ones that were read, those that the moment before didn't say already: it may come back. */
const stillNamed = sql`(SELECT json_group_array(r.value) FROM json_each(read_ids) AS r JOIN announcements AS a ON a.announcement_id = r.value
  WHERE a.send_at > read_until)`;

/** The statement that marks all announcements until a moment as read. */
export const markAnnouncementsRead = ({ db, clock, actor }: SignedInContext, at = clock.now()) =>
  rawStatement(
    db,
    sql`INSERT INTO ${announcementMarks} (user_id, read_until, read_ids) VALUES (${actor.userId}, ${at}, '[]')
      ON CONFLICT (user_id) DO UPDATE SET read_until = max(read_until, excluded.read_until), read_ids = ${stillNamed}`,
  );

/** The statement for until when the actor has read all announcements. */
export const readUntilOf = ({ db, actor }: SignedInContext) =>
  db.select({ readUntil: announcementMarks.readUntil }).from(announcementMarks).where(eq(announcementMarks.userId, actor.userId));

/** The statement that takes back that all announcements until `at` are read; before they were until an earlier moment. */
export const takeBackReadUntil = ({ db, actor }: SignedInContext, at: number, until: number) =>
  db
    .update(announcementMarks)
    .set({ readUntil: sql`min(read_until, ${until})` })
    .where(and(eq(announcementMarks.userId, actor.userId), eq(announcementMarks.readUntil, at)));

/** What decides who is shown which announcement, of those that are shown now or will be. */
export const loadSent = ({ db, clock }: Base): Promise<Sent[]> =>
  db
    .select({
      announcementId: announcements.announcementId,
      departmentId: announcements.departmentId,
      entranceYear: announcements.entranceYear,
      enteredFor: announcements.enteredFor,
      sendAt: announcements.sendAt,
    })
    .from(announcements)
    .where(and(gt(announcements.sendAt, clock.now() - SHOWN_FOR), isNull(announcements.withdrawnAt)))
    .orderBy(desc(announcements.sendAt))
    .limit(MOST_ANNOUNCEMENTS);

/** The statement for a person as announcements look at them: two rows read. No row when there is nobody. */
export const readerOf = ({ db }: Pick<Context, "db">, userId: string) =>
  db
    .select(
      columns({
        departmentId: users.departmentId,
        entranceYear: users.entranceYear,
        createdAt: users.createdAt,
        readUntil: sql<number>`coalesce(${announcementMarks.readUntil}, 0)`.as("readUntil"),
        readIds: sql<string>`coalesce(${announcementMarks.readIds}, '[]')`.as("readIds"),
      }),
    )
    .from(users)
    .leftJoin(announcementMarks, eq(announcementMarks.userId, users.userId))
    .where(eq(users.userId, userId));

/** The code of somebody's department; null without one. */
export async function departmentCodeOf({ db }: Pick<Context, "db">, userId: string): Promise<string | null> {
  const [row] = await db.all<{ code: string }>(
    sql`SELECT d.department_code AS code FROM users AS u JOIN departments AS d ON d.department_id = u.department_id WHERE u.user_id = ${userId}`,
  );
  return row?.code ?? null;
}

const image = sql`json_object('type', type, 'title_en', title_en, 'title_tr', title_tr, 'text_en', text_en, 'text_tr', text_tr, 'link', link,
  'department_id', department_id, 'entrance_year', entrance_year, 'semester', semester, 'send_at', send_at)`;

/** Writes an announcement down, with who did, unless it is there. */
export async function insertAnnouncement(ctx: StaffContext, announcementId: string, input: AnnouncementInput): Promise<void> {
  const now = ctx.clock.now();
  const row = { announcementId, ...input, createdBy: ctx.actor.userId, createdAt: now, updatedAt: now };
  await onlyOnce(ctx, announcements.announcementId, announcementId, [
    auditEntry(ctx, { act: "announcement.add", subjectType: "announcement", subjectId: announcementId, after: input }),
    insertIf(ctx.db, announcements, row, sql`1`, announcements.announcementId),
  ]);
}

/**
 * Changes an announcement of this version; when it is sent changes only before it is. What it said is in the audit.
 * @returns whether it was changed
 */
export async function updateAnnouncement(
  ctx: StaffContext,
  announcementId: string,
  { sendAt, ...input }: Partial<AnnouncementInput>,
  seen?: number,
): Promise<boolean> {
  const now = ctx.clock.now();
  const where = and(
    eq(announcements.announcementId, announcementId),
    isNull(announcements.withdrawnAt),
    seen === undefined ? undefined : eq(announcements.version, seen),
    sendAt === undefined ? undefined : sql`(send_at > ${now} OR send_at = ${sendAt})`,
  );
  const act: AuditedSource = { act: "announcement.edit", subjectType: "announcement", subjectId: announcementId, before: image };
  const [, rows] = await ctx.db.batch([
    auditFrom(ctx, { ...act, after: sql`${JSON.stringify({ ...input, sendAt })}` }, sql`FROM ${announcements} WHERE ${where}`),
    ctx.db
      .update(announcements)
      .set({ ...input, ...(sendAt !== undefined && { sendAt }), version: sql`version + 1`, updatedAt: now })
      .where(where)
      .returning({ id: announcements.announcementId }),
  ]);
  return rows.length > 0;
}

/** Withdraws an announcement, sent or not: nobody is shown it any more. @returns whether there was one */
export async function withdraw(ctx: StaffContext, announcementId: string): Promise<boolean> {
  const now = ctx.clock.now();
  const where = and(eq(announcements.announcementId, announcementId), isNull(announcements.withdrawnAt));
  const act: AuditedSource = { act: "announcement.withdraw", subjectType: "announcement", subjectId: announcementId, before: image };
  const [, rows] = await ctx.db.batch([
    auditFrom(ctx, act, sql`FROM ${announcements} WHERE ${where}`),
    ctx.db.update(announcements).set({ withdrawnAt: now, updatedAt: now }).where(where).returning({ id: announcements.announcementId }),
    dropMessages(ctx, `announcement-mail:${announcementId}:`),
  ]);
  return rows.length > 0;
}

export interface StaffFilter {
  type?: NotificationType;
  since: number;
  department?: string;
  entranceYear?: number;
  semester?: number;
  skip: number;
  limit: number;
}

export type StaffRow = Omit<Announcement, "enteredFor"> & { departmentEn: string | null; departmentTr: string | null };

const staffColumns = sql`a.announcement_id AS announcementId, a.type, a.title_en AS titleEn, a.title_tr AS titleTr, a.text_en AS textEn,
  a.text_tr AS textTr, a.link, a.department_id AS departmentId, a.entrance_year AS entranceYear, a.semester, a.send_at AS sendAt,
  a.withdrawn_at AS withdrawnAt, a.fanned_out_at AS fannedOutAt, a.version, a.created_at AS createdAt, a.updated_at AS updatedAt,
  d.name_en AS departmentEn, d.name_tr AS departmentTr`;
const staffSource = sql`FROM announcements AS a LEFT JOIN departments AS d ON d.department_id = a.department_id`;

/** Announcements as staff see them, whatever their state, those sent last first. */
export async function listForStaff({ db }: StaffContext, { type, since, department, entranceYear, semester, skip, limit }: StaffFilter) {
  return db.all<StaffRow>(sql`SELECT ${staffColumns} ${staffSource} WHERE a.send_at >= ${since} ${type ? sql`AND a.type = ${type}` : sql``}
    ${department ? sql`AND ${isOfDepartment(department)}` : sql``} ${entranceYear ? sql`AND a.entrance_year = ${entranceYear}` : sql``}
    ${semester ? sql`AND a.semester = ${semester}` : sql``}
    ORDER BY a.send_at DESC, a.key DESC LIMIT ${limit} OFFSET ${skip}`);
}

/** One announcement as staff see it; null when there is none. */
export async function findForStaff({ db }: StaffContext, announcementId: string): Promise<StaffRow | null> {
  const [row] = await db.all<StaffRow>(sql`SELECT ${staffColumns} ${staffSource} WHERE a.announcement_id = ${announcementId}`);
  return row ?? null;
}

/** How many people an audience has who are there now. @param sendAt decides who is in a semester; UTC milliseconds */
export async function countAudience(
  { db }: StaffContext,
  { departmentId, entranceYear, semester, sendAt }: Pick<AnnouncementInput, "departmentId" | "entranceYear" | "semester" | "sendAt">,
) {
  const where = and(
    departmentId === null ? undefined : eq(users.departmentId, departmentId),
    entranceYear === null ? undefined : eq(users.entranceYear, entranceYear),
    semester === null ? undefined : sql`${users.entranceYear} = ${enteredFor(sql`${semester}`, sql`${sendAt}`)}`,
  );
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(users).where(where);
  return row?.count ?? 0;
}

/** Whose department it is; null when there is none of this id or code. */
export async function findDepartment({ db }: Pick<Context, "db">, idOrCode: string): Promise<string | null> {
  const [row] = await db.all<{ id: string }>(
    sql`SELECT department_id AS id FROM departments WHERE department_id = ${idOrCode} OR department_code = ${idOrCode} LIMIT 1`,
  );
  return row?.id ?? null;
}

/** The announcements whose moment has come and whose emails nobody has begun. */
export const dueAnnouncements = ({ db, clock }: Base, limit: number) =>
  db
    .select({ announcementId: announcements.announcementId })
    .from(announcements)
    .where(and(isNull(announcements.fannedOutAt), isNull(announcements.withdrawnAt), lte(announcements.sendAt, clock.now())))
    .orderBy(announcements.sendAt)
    .limit(limit);

/** The statement that notes that an announcement's emails have begun. */
export const markFannedOut = ({ db, clock }: Base, announcementId: string) =>
  db
    .update(announcements)
    .set({ fannedOutAt: clock.now() })
    .where(and(eq(announcements.announcementId, announcementId), isNull(announcements.fannedOutAt)));

/** `FROM … WHERE …`: those of a page of people (`u`, and `p` as it was given) whom an announcement (`a`) still reaches. */
export const reached = ({ clock }: Base, announcementId: string, people: readonly { userId: string }[]): SQL =>
  sql`FROM json_each(${JSON.stringify(people)}) AS p CROSS JOIN users AS u ON u.user_id = p.value ->> 'userId' CROSS JOIN announcements AS a
    WHERE a.announcement_id = ${announcementId} AND ${isShown(clock.now())} AND ${isForUser} AND u.email_verified_at IS NOT NULL`;

/** `FROM … WHERE …`: a device (`d`), its owner (`u`) and an announcement (`a`) that they are still shown and haven't read. */
export const reachedByDevice = ({ clock }: Base, announcementId: string, subscriptionId: string): SQL =>
  sql`FROM push_subscriptions AS d JOIN users AS u ON u.user_id = d.user_id CROSS JOIN announcements AS a
    LEFT JOIN announcement_marks AS m ON m.user_id = u.user_id
    WHERE d.subscription_id = ${subscriptionId} AND a.announcement_id = ${announcementId} AND ${isShown(clock.now())} AND ${isForUser}
      AND u.blocked_at IS NULL AND NOT ${isReadBy}`;
