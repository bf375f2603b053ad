/** One's own account: what it says, and on which devices it is open. */

import { HOUR } from "~/platform/clock";
import type { SignedInContext } from "~/platform/context";
import { takeAttempt } from "~/platform/limits.server";
import { exportPerson } from "~/platform/personal/personal.server";
import { foldTurkish } from "~/platform/search";
import { deviceName } from "./device.rules";
import { profileErrors } from "./profile.errors";
import * as repository from "./profile.repository.server";
import type { ProfileInput } from "./profile.schemas";

const EXPORTS = { max: 5, windowMs: HOUR };

async function accountOf(ctx: SignedInContext): Promise<repository.Account> {
  const account = await repository.findAccount(ctx, ctx.actor.userId);
  if (!account) throw new Error("The signed-in account is gone");
  return account;
}

/** The devices that are signed in, this one first. */
function devicesOf({ actor }: SignedInContext, { sessions }: repository.Account) {
  return sessions
    .map(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent), isThis: session.sessionId === actor.sessionId }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** The account as its owner sees it. */
export async function readProfile(ctx: SignedInContext) {
  const account = await accountOf(ctx);
  const { userId, userEmail, userName, userRole, name, bio, links, departmentId, entranceYear, locale, theme } = account;
  return {
    ...{ userId, userEmail, userName, userRole, name, bio, links, departmentId, entranceYear, locale, theme },
    hasSecondStep: account.hasSecondStep,
    hasPassword: account.passwordHash !== "",
    googleEmail: account.googleEmail,
    createdAt: account.createdAt,
    deletionDueAt: account.deletionDueAt,
    sessions: devicesOf(ctx, account),
  };
}

export type Profile = Awaited<ReturnType<typeof readProfile>>;

/** Changes the account. @throws userNameTaken, unknownDepartment */
export async function updateProfile(ctx: SignedInContext, input: ProfileInput): Promise<void> {
  const { name, user_name, bio, links, department_id, entrance_year, locale, theme, has_second_step } = input;
  const refused = await repository.updateAccount(ctx, ctx.actor.userId, {
    name,
    userName: user_name,
    userNameKey: user_name.toLowerCase(),
    searchText: foldTurkish(`${name} ${user_name}`),
    bio,
    links,
    departmentId: department_id ?? null,
    entranceYear: entrance_year ?? null,
    locale,
    theme: theme ?? null,
    hasSecondStep: has_second_step,
  });
  if (refused === "userName") throw profileErrors.userNameTaken({ field: "user_name" });
  if (refused === "department") throw profileErrors.unknownDepartment({ field: "department_id" });
}

/** Ends one of one's own sessions. @throws sessionNotFound */
export async function endOwnSession(ctx: SignedInContext, sessionId: string): Promise<void> {
  if (!(await repository.endOwnSession(ctx, ctx.actor.userId, sessionId))) throw profileErrors.sessionNotFound();
}

/** Ends all of one's sessions but this. */
export const endOtherSessions = (ctx: SignedInContext) => repository.endOtherSessions(ctx, ctx.actor.userId, ctx.actor.sessionId);

/** Everything that is held about oneself, by place. @throws tooManyAttempts */
export async function exportOwnData(ctx: SignedInContext) {
  const { userId } = ctx.actor;
  await takeAttempt(ctx, `export:${userId}`, EXPORTS);
  const data = await exportPerson(ctx, ctx.product.personalData, ctx.actor);
  return { generated_at: new Date(ctx.clock.now()).toISOString(), user_id: userId, data };
}
