/** What staff announce: written once, shown to whom it is for, changed and withdrawn with a trace. */
import { departmentName } from "~/features/departments/departments.service.server";
import { requireStaff } from "~/platform/access/roles";
import type { SignedInContext, StaffContext } from "~/platform/context";
import { idFor } from "~/platform/once.server";
import * as repository from "./announcements.repository.server";
import { notificationErrors } from "./notifications.errors";
import { type DateRange, type NotificationType, startOf, toldAudience } from "./notifications.rules";
import type { AnnouncementChange } from "./notifications.schemas";
import { forgetAnnouncements } from "./notifications.service.server";

export interface StaffFilters {
  type?: NotificationType;
  dateRange: DateRange;
  department?: string;
  entranceYear?: number;
  semester?: number;
  skip: number;
  limit: number;
}

export type AnnouncementState = "scheduled" | "sent" | "withdrawn";

/** An announcement as staff see it, its department named in their language. */
export type StaffAnnouncement = ReturnType<typeof shown>;

function shown({ clock, locale }: StaffContext, { departmentEn, departmentTr, ...row }: repository.StaffRow) {
  const state: AnnouncementState = row.withdrawnAt !== null ? "withdrawn" : row.sendAt > clock.now() ? "scheduled" : "sent";
  const department = departmentEn && departmentName({ locale }, { nameEn: departmentEn, nameTr: departmentTr ?? departmentEn });
  return { ...row, state, department };
}

/** A page of all announcements, whatever their state, and whether there are more. @throws forbidden */
export async function listAnnouncements(ctx: SignedInContext, { dateRange, limit, ...filters }: StaffFilters) {
  const staff = requireStaff(ctx);
  const since = startOf(dateRange, ctx.clock.now());
  const rows = await repository.listForStaff(staff, { ...filters, since, limit: limit + 1 });
  return { announcements: rows.slice(0, limit).map((row) => shown(staff, row)), hasMore: rows.length > limit };
}

/** One announcement for those who change it. @throws forbidden, notFound */
export async function readAnnouncement(ctx: SignedInContext, announcementId: string): Promise<StaffAnnouncement> {
  const staff = requireStaff(ctx);
  const row = await repository.findForStaff(staff, announcementId);
  if (!row) throw notificationErrors.notFound();
  return shown(staff, row);
}

/** What of an input is changed, as the database names it. @throws unknownDepartment */
async function inputOf(ctx: StaffContext, input: AnnouncementChange): Promise<Partial<repository.AnnouncementInput>> {
  const departmentId = input.department ? await repository.findDepartment(ctx, input.department) : null;
  if (input.department && departmentId === null) throw notificationErrors.unknownDepartment({ field: "department" });
  return {
    ...(input.type && { type: input.type }),
    ...(input.title_en && { titleEn: input.title_en }),
    ...(input.title_tr && { titleTr: input.title_tr }),
    ...("text_en" in input && { textEn: input.text_en ?? "" }),
    ...("text_tr" in input && { textTr: input.text_tr ?? "" }),
    ...("link" in input && { link: input.link ?? null }),
    ...("department" in input && { departmentId }),
    ...("entrance_year" in input && { entranceYear: input.entrance_year ?? null }),
    ...("semester" in input && { semester: input.semester ?? null }),
    ...(input.send_at !== undefined && { sendAt: input.send_at }),
  };
}

export type NewAnnouncement = AnnouncementChange & { key?: string | undefined } & Required<
    Pick<AnnouncementChange, "title_en" | "title_tr" | "type">
  >;

/**
 * How many people an announcement reaches at least as it is written, as far as its author may know: an audience is a department
 * and a year, and no number of people is told by which a few of them are counted. @throws forbidden, unknownDepartment
 */
export async function countReached(ctx: SignedInContext, input: AnnouncementChange): Promise<number | null> {
  const staff = requireStaff(ctx);
  const { departmentId = null, entranceYear = null, semester = null, sendAt = ctx.clock.now() } = await inputOf(staff, input);
  return toldAudience(await repository.countAudience(staff, { departmentId, entranceYear, semester, sendAt }));
}

/** Announces something, now or at its moment; what comes again with its key is there. @returns its id @throws forbidden, unknownDepartment */
export async function addAnnouncement(ctx: SignedInContext, input: NewAnnouncement): Promise<string> {
  const staff = requireStaff(ctx);
  const { title_en: titleEn, title_tr: titleTr, type } = input;
  const given = await inputOf(staff, input);
  const now = ctx.clock.now();
  const empty = { textEn: "", textTr: "", link: null, departmentId: null, entranceYear: null, semester: null };
  const row = { ...empty, ...given, titleEn, titleTr, type, sendAt: Math.max(now, given.sendAt ?? now) };
  const announcementId = await idFor(staff, "announcement", input.key, input);
  await repository.insertAnnouncement(staff, announcementId, row);
  await forgetAnnouncements(ctx);
  return announcementId;
}

/** Changes an announcement; people see the change at once. @throws forbidden, notFound, unknownDepartment, alreadySent, editConflict */
export async function editAnnouncement(
  ctx: SignedInContext,
  announcementId: string,
  { version, ...change }: AnnouncementChange,
): Promise<void> {
  const staff = requireStaff(ctx);
  const input = await inputOf(staff, change);
  if (!(await repository.updateAnnouncement(staff, announcementId, input, version))) {
    const now = await repository.findForStaff(staff, announcementId);
    if (!now || now.withdrawnAt !== null) throw notificationErrors.notFound();
    const isMoved = input.sendAt !== undefined && input.sendAt !== now.sendAt && now.sendAt <= ctx.clock.now();
    throw isMoved ? notificationErrors.alreadySent({ field: "send_day" }) : notificationErrors.editConflict();
  }
  await forgetAnnouncements(ctx);
}

/** Withdraws an announcement: nobody is shown it any more. @throws forbidden, notFound */
export async function withdrawAnnouncement(ctx: SignedInContext, announcementId: string): Promise<void> {
  const staff = requireStaff(ctx);
  if (!(await repository.withdraw(staff, announcementId))) throw notificationErrors.notFound();
  await forgetAnnouncements(ctx);
}
