/** One's own account: what it says, and on which devices it is open. */

import { exportPerson } from "~/engines/personal/personal.server";
import { requireSignedIn } from "~/platform/access/roles";
import { HOUR, MINUTE } from "~/platform/clock";
import { allConsents, consentsStory, oneself, withdrawConsent, withdrawingStatements } from "~/platform/consents.server";
import type { SignedInContext } from "~/platform/context";
import { sendWithNextBatch } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { linkOrigin } from "~/platform/http/site-origin";
import { clearAttempts, takeAttempt } from "~/platform/limits.server";
import { verifyPassword } from "~/platform/session/password.server";
import { isReservedUserName } from "../reception/user-names.rules";
import { deviceName } from "./device.rules";
import { profileErrors } from "./profile.errors";
import * as repository from "./profile.repository.server";
import type { AboutInput, LookInput, SecondStepInput, WithdrawInput } from "./profile.schemas";

const EXPORTS = { max: 5, windowMs: HOUR };
/** More than anybody goes through. */
const AGREED_SHOWN = 50;
const DATA_PAGE = "/profile/data";
const GUESSES = { max: 10, windowMs: 15 * MINUTE };

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
    userId,
    userEmail,
    userName,
    userRole,
    name,
    bio,
    links,
    departmentId,
    entranceYear,
    locale,
    theme,
    hasSecondStep: account.hasSecondStep,
    hasPassword: account.passwordHash !== "",
    googleEmail: account.googleEmail,
    createdAt: account.createdAt,
    deletionDueAt: account.deletionDueAt,
    sessions: devicesOf(ctx, account),
  };
}

/** When the account goes, what its owner agreed to and withdrew, the latest first, and what of that they can take back. One round trip. */
export async function readData(ctx: SignedInContext) {
  const counts = ctx.product.consentKinds.flatMap(({ purpose, own }) =>
    own ? [{ purpose, count: sendWithNextBatch<{ count: number }>(ctx.db, own.count(ctx)) }] : [],
  );
  const consents = sendWithNextBatch(ctx.db, allConsents(ctx));
  const story = sendWithNextBatch(ctx.db, consentsStory(ctx, AGREED_SHOWN));
  const { deletionDueAt, passwordHash } = await accountOf(ctx);
  const owned = new Map(await Promise.all(counts.map(async ({ purpose, count }) => [purpose, (await count())?.[0]?.count ?? 0] as const)));
  const standing = ((await consents()) ?? [])
    .map((consent) => ({ ...consent, ownCount: owned.get(consent.purpose) ?? 0 }))
    .filter(({ holds, ownCount }) => holds || ownCount > 0);
  return { deletionDueAt, hasPassword: passwordHash !== "", agreed: { standing, story: (await story()) ?? [] } };
}

/**
 * Takes back what one agreed to, whatever its own pages say or whether they are there: what one wrote by it is withheld at once, or
 * deleted where one says so.
 */
export async function withdrawAgreed(ctx: SignedInContext, { purpose, removes }: WithdrawInput): Promise<void> {
  requireSignedIn(ctx);
  const kindOf = (name: string) => ctx.product.consentKinds.find((each) => each.purpose === name);
  const fallen = kindOf(purpose)?.carries ?? [];
  const own = [purpose, ...fallen].flatMap((name) => kindOf(name)?.own ?? []);
  await withdrawConsent(ctx, { pool: purpose }, DATA_PAGE, [
    ...fallen.flatMap((name) => withdrawingStatements(oneself(ctx), name, DATA_PAGE)),
    ...own.map(({ remove, withhold }) => (removes ? remove(ctx) : withhold(ctx))),
  ]);
}

export type Agreed = Awaited<ReturnType<typeof readData>>["agreed"];

export type Profile = Awaited<ReturnType<typeof readProfile>>;

const lookOf = ({ locale, theme }: LookInput) => ({ locale, theme: theme ?? null });

/** Changes what the account says of its owner, and with it how they want the site where that is said too. @throws userNameTaken, unknownDepartment */
export async function updateProfile(ctx: SignedInContext, input: AboutInput, look?: LookInput): Promise<void> {
  requireSignedIn(ctx);
  const { name, user_name, bio, links, department_id, entrance_year } = input;
  if (user_name !== ctx.actor.userName && isReservedUserName(user_name)) throw profileErrors.userNameTaken({ field: "user_name" });
  const refused = await repository.updateAccount(ctx, ctx.actor.userId, {
    name,
    userName: user_name,
    userNameKey: user_name.toLowerCase(),
    searchText: foldTurkish(`${name} ${user_name}`),
    bio,
    links,
    departmentId: department_id ?? null,
    entranceYear: entrance_year ?? null,
    ...(look && lookOf(look)),
  });
  if (refused === "userName") throw profileErrors.userNameTaken({ field: "user_name" });
  if (refused === "department") throw profileErrors.unknownDepartment({ field: "department_id" });
}

/** Changes language and theme, of which mails and other devices know too. */
export async function updateLook(ctx: SignedInContext, input: LookInput): Promise<void> {
  requireSignedIn(ctx);
  await repository.updateLook(ctx, ctx.actor.userId, lookOf(input));
}

/**
 * Turns the mailed code of every sign-in on or off, and mails the owner. Turning it off takes the password, because a
 * stranger at an open device would do that first.
 * @throws noPassword (set one by mail first), wrongPassword, tooManyAttempts, noSiteOrigin
 */
export async function setSecondStep(ctx: SignedInContext, { has_second_step: isOn, user_password }: SecondStepInput): Promise<void> {
  requireSignedIn(ctx);
  const { userId } = ctx.actor;
  const account = await accountOf(ctx);
  if (account.hasSecondStep === isOn) return;
  if (!isOn) await checkPassword(ctx, account, user_password ?? "");
  const { userEmail, locale, name } = account;
  const values = { name, url: `${linkOrigin(ctx)}/reception/password-forgot` };
  const template = isOn ? "profile:mail.second-step-on" : "profile:mail.second-step-off";
  await repository.setSecondStep(ctx, userId, isOn, { to: userEmail, locale, messageClass: "transactional", template, values });
}

async function checkPassword(ctx: SignedInContext, { passwordHash }: repository.Account, password: string): Promise<void> {
  const attempts = `second-step:${ctx.actor.userId}`;
  await takeAttempt(ctx, attempts, GUESSES);
  if (passwordHash === "") throw profileErrors.noPassword({ field: "user_password" });
  if (!(await verifyPassword(password, passwordHash))) throw profileErrors.wrongPassword({ field: "user_password" });
  await clearAttempts(ctx, attempts);
}

/** Ends one of one's own sessions. @throws sessionNotFound */
export async function endOwnSession(ctx: SignedInContext, sessionId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.endOwnSession(ctx, ctx.actor.userId, sessionId))) throw profileErrors.sessionNotFound();
}

/** Ends all of one's sessions but this. */
export async function endOtherSessions(ctx: SignedInContext): Promise<void> {
  const { actor } = requireSignedIn(ctx);
  await repository.endOtherSessions(ctx, actor.userId, actor.sessionId);
}

/** Everything that is held about oneself, by place. @throws tooManyAttempts */
export async function exportOwnData(ctx: SignedInContext) {
  requireSignedIn(ctx);
  const { userId } = ctx.actor;
  await takeAttempt(ctx, `export:${userId}`, EXPORTS);
  const data = await exportPerson(ctx, ctx.product.personalData, ctx.actor);
  return { generated_at: new Date(ctx.clock.now()).toISOString(), user_id: userId, data };
}
