/** What admins do with people: look, add, change, block, and end sessions. */
import { monthOf } from "~/engines/review/contributors.server";
import { requireAdmin } from "~/platform/access/roles";
import { GRACE_PERIOD, leavingDate } from "~/platform/accounts/leaving";
import { DAY, HOUR } from "~/platform/clock";
import type { AdminContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { linkOrigin } from "~/platform/http/site-origin";
import { sayIn } from "~/platform/i18n/say.server";
import { newId, newSecret, sha256 } from "~/platform/ids";
import { departmentChoices, departmentName } from "../departments/departments.service.server";
import { userErrors } from "./users.errors";
import * as repository from "./users.repository.server";
import type { BlockInput, EditUserInput, NewUserInput, UserAct, UserFilters } from "./users.schemas";
import { cursorOf, listUsers, type UserRow } from "./users-list.repository.server";

const INVITATION_LIFE = 24 * HOUR;
/** The end of a day is the university's, which has no summer time. */
const ZONE = "+03:00";

/** A person as admins see them. */
function viewOf(ctx: AdminContext, row: UserRow) {
  const { key: _, departmentNameEn, departmentNameTr, emailVerifiedAt, bio: __, links: ___, publicParts: ____, ...facts } = row;
  const department = departmentNameEn === null ? null : { nameEn: departmentNameEn, nameTr: departmentNameTr ?? departmentNameEn };
  return {
    ...facts,
    departmentName: department && departmentName(ctx, department),
    isVerified: emailVerifiedAt !== null,
    isBlocked: row.blockedAt !== null && (row.blockedUntil === null || row.blockedUntil > ctx.clock.now()),
  };
}

export type UserView = ReturnType<typeof viewOf>;

/** Whether the counters alone know how many fit. */
const isCounted = ({ q, department_id, state }: UserFilters) => !q && !department_id && !state;

const lastOf = (filters: UserFilters, shown: readonly UserRow[]) => shown.slice(-1).map((row) => cursorOf(filters, row))[0];

async function searchRows(ctx: AdminContext, filters: UserFilters) {
  const { rows, totals, counted, cap } = await listUsers(ctx, filters);
  const of = (role: string) => totals.find(({ facet }) => facet === role)?.value ?? 0;
  const counts = { user: of("user"), moderator: of("moderator"), admin: of("admin") };
  const all = counts.user + counts.moderator + counts.admin;
  const known = filters.role ? counts[filters.role] : all;
  const shown = rows.slice(0, filters.size);
  return {
    shown,
    counts: { ...counts, all },
    total: isCounted(filters) ? known : Math.min(counted, cap),
    isTotalCapped: !isCounted(filters) && counted > cap,
    nextBefore: rows.length > filters.size ? lastOf(filters, shown) : undefined,
  };
}

/** A page of people, newest first. */
export async function searchUsers(ctx: AdminContext, filters: UserFilters) {
  const { shown, ...list } = await searchRows(ctx, filters);
  return { ...list, items: shown.map((row) => viewOf(ctx, row)) };
}

/** What a person shows to others, as staff check it. */
const profileOf = (ctx: AdminContext, row: UserRow) => {
  const { userId, name, userName, departmentName } = viewOf(ctx, row);
  const { bio, links, publicParts } = row;
  return { userId, name, userName, departmentName, bio, links, publicParts };
};

export type ProfileView = ReturnType<typeof profileOf>;

/** A page of public profiles, the newest accounts first. */
export async function searchProfiles(ctx: AdminContext, filters: UserFilters) {
  const { shown, ...list } = await searchRows(ctx, filters);
  return { ...list, items: shown.map((row) => profileOf(ctx, row)) };
}

const found = <T>(row: T | null): T => {
  if (row === null) throw userErrors.notFound();
  return row;
};

/** One person's public profile. @throws notFound */
export async function readProfile(ctx: AdminContext, userId: string) {
  return profileOf(ctx, found(await repository.findUser(ctx, userId)));
}

/** One person's facts. @throws notFound */
export async function readUser(ctx: AdminContext, userId: string): Promise<UserView> {
  return viewOf(ctx, found(await repository.findUser(ctx, userId)));
}

/** A person with contributions, sessions and what was done to and by them. @throws notFound */
export async function readUserWhole(ctx: AdminContext, userId: string) {
  const { user, given, devices, actsOn, actsBy } = found(await repository.findUserWhole(ctx, userId));
  const say = sayIn(ctx);
  const labels = new Map(ctx.product.contributions.map(({ name, label }) => [name, label]));
  // What only staff write, and events, is called like its list.
  const labelOf = (collection: string) => labels.get(collection) ?? `${collection.replace(/^posts:/, "")}:pages.all`;
  return {
    user: viewOf(ctx, user),
    isSelf: userId === ctx.actor.userId,
    contributions: given.map(({ collection, waiting, approved, rejected, deleted, lastAt }) => ({
      collection,
      label: say(labelOf(collection)),
      counts: { waiting, approved, rejected, deleted },
      lastMonth: monthOf(lastAt),
    })),
    sessions: devices.map(({ sessionId, channel, userAgent, place, createdAt, lastSeenAt, isOpen }) => ({
      sessionId,
      channel,
      userAgent,
      place,
      createdAt,
      lastSeenAt,
      isOpen,
    })),
    actsOn,
    // Texts that somebody judged or corrected are nobody's business here: the act and its subject are.
    actsBy: actsBy.map((act) => (act.subjectType === "user" ? act : { ...act, before: null, after: null })),
  };
}

/** What the form for a person offers. @throws notFound */
export async function readUserForm(ctx: AdminContext, userId: string | null) {
  const user = userId === null ? null : await readUser(ctx, userId);
  return { user, departments: await departmentChoices(ctx, { including: user?.departmentId }) };
}

/** @throws the refusal as an error, beside its field when it has one; notFound */
function accept(outcome: boolean | repository.Refusal | null): void {
  if (outcome === false) throw userErrors.notFound();
  if (outcome === "email") throw userErrors.emailTaken({ field: "user_email" });
  if (outcome === "userName") throw userErrors.userNameTaken({ field: "user_name" });
  if (outcome === "department") throw userErrors.unknownDepartment({ field: "department_id" });
  if (outcome === "lastAdmin") throw userErrors.lastAdmin();
  if (outcome === "changed") throw platformErrors.changedMeanwhile();
}

/** Opens an account for somebody and mails them a link that sets its password. @throws emailTaken, userNameTaken, unknownDepartment */
export async function addUser(ctx: AdminContext, input: NewUserInput): Promise<string> {
  requireAdmin(ctx);
  const userId = newId("user", ctx.clock.now());
  const token = newSecret();
  const url = `${linkOrigin(ctx)}/reception/password-reset?token=${token}`;
  const mail = {
    to: input.user_email,
    locale: input.locale,
    messageClass: "transactional" as const,
    template: "users:mail.invitation",
    values: { name: input.name, url },
  };
  accept(await repository.insertUser(ctx, userId, input, { tokenHash: await sha256(token), lifeMs: INVITATION_LIFE, mail }));
  return userId;
}

/**
 * Changes a person's facts; another address ends their sessions.
 * @param version when the account was last changed, as whoever changes it has read: a later change isn't written over
 * @throws notFound, ownRole, lastAdmin, emailTaken, userNameTaken, unknownDepartment, changedMeanwhile
 */
export async function editUser(ctx: AdminContext, userId: string, input: EditUserInput, version?: number): Promise<void> {
  requireAdmin(ctx);
  const { actor } = ctx;
  if (userId === actor.userId && input.user_role !== actor.userRole) throw userErrors.ownRole({ field: "user_role" });
  const { userEmail, name, locale } = found(await repository.findUser(ctx, userId));
  const mail = {
    to: userEmail,
    locale,
    messageClass: "transactional" as const,
    template: "users:mail.moved",
    values: { name, email: input.user_email },
  };
  accept(await repository.updateUser(ctx, userId, input, mail, version));
}

/**
 * Has an account deleted in fourteen days, as if its owner had asked for that: they are mailed and may keep it until then.
 * @param version when the account was last changed, as the admin has read
 * @throws notFound, ownRemoval, alreadyLeaving, changedMeanwhile
 */
export async function removeUser(ctx: AdminContext, userId: string, version: number): Promise<void> {
  requireAdmin(ctx);
  if (userId === ctx.actor.userId) throw userErrors.ownRemoval();
  const { userEmail, name, locale, deletionDueAt } = found(await repository.findUser(ctx, userId));
  if (deletionDueAt !== null) throw userErrors.alreadyLeaving();
  const dueAt = ctx.clock.now() + GRACE_PERIOD;
  const values = { name, date: leavingDate(dueAt, locale), url: `${linkOrigin(ctx)}/profile/data` };
  const mail = { to: userEmail, locale, messageClass: "transactional" as const, template: "users:mail.removal", values };
  if (!(await repository.markLeaving(ctx, { userId, dueAt, version, mail }))) throw platformErrors.changedMeanwhile();
}

/** The moment after this day at the university; null for none. */
const endOfDay = (day: string | undefined) => (day ? Date.parse(`${day}T00:00:00${ZONE}`) + DAY : null);

/** Blocks somebody, and ends their sessions. @throws notFound, ownBlock, lastAdmin, untilPast */
export async function blockUser(ctx: AdminContext, userId: string, { reason, blocked_until }: BlockInput): Promise<void> {
  requireAdmin(ctx);
  if (userId === ctx.actor.userId) throw userErrors.ownBlock();
  const blockedUntil = endOfDay(blocked_until);
  if (blockedUntil !== null && blockedUntil <= ctx.clock.now()) throw userErrors.untilPast({ field: "blocked_until" });
  accept(await repository.blockUser(ctx, userId, { reason, blockedUntil }));
}

/** Ends a block; ending it twice changes nothing. @throws notFound */
export async function unblockUser(ctx: AdminContext, userId: string): Promise<void> {
  requireAdmin(ctx);
  accept(await repository.unblockUser(ctx, userId));
}

/** Ends one session of somebody. @throws sessionNotFound */
export async function endSession(ctx: AdminContext, userId: string, sessionId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.endSessionOf(ctx, userId, sessionId))) throw userErrors.sessionNotFound();
}

/** What a form of a person's page asks for. @throws as the act itself does */
export async function actOnUser(ctx: AdminContext, userId: string, { act, ...input }: UserAct): Promise<void> {
  requireAdmin(ctx);
  if (act === "block") return blockUser(ctx, userId, input as BlockInput);
  if (act === "unblock") return unblockUser(ctx, userId);
  if (act === "end-session") return endSession(ctx, userId, (input as { session_id: string }).session_id);
  accept(await (act === "verify" ? repository.verifyUser(ctx, userId) : repository.endAllSessionsOf(ctx, userId)));
}

/** Empties what somebody published about themself. @throws notFound */
export async function clearProfile(ctx: AdminContext, userId: string, reason: string): Promise<void> {
  requireAdmin(ctx);
  accept(await repository.clearProfile(ctx, userId, reason));
}
