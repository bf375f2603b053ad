/** Graduates knock, staff decide, and those let in sign in at their own door. */
import { DAY, HOUR } from "~/platform/clock";
import type { Context, Locale, SignedInContext } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { recordError } from "~/platform/errors/record.server";
import { newId, newSecret, sha256 } from "~/platform/ids";
import { takeAttempt } from "~/platform/limits.server";
import { foldTurkish } from "~/platform/search";
import { localYear } from "~/platform/time";
import type { LoginInput } from "../reception/reception.schemas";
import { type SignInEntry, type SignInResult, signIn } from "../reception/sign-in.service.server";
import { graduateErrors } from "./graduates.errors";
import * as repository from "./graduates.repository.server";
import type { ApplicationFilters, ApplyInput, DecisionInput } from "./graduates.schemas";
import { userNamesFor } from "./user-names.rules";

const APPLICATIONS_PER_ADDRESS = { max: 10, windowMs: HOUR };
const REMINDERS = { max: 1, windowMs: HOUR };
const LINK_LIFE = 7 * DAY;
const TOO_MANY = "kit.tooManyAttempts";

const mailOf = (to: string, locale: Locale, template: string, values: Record<string, string>) => ({
  to,
  locale,
  template: `graduates:mail.${template}`,
  values,
});

/**
 * Takes an application. An address that has one already gets a mail that says so, and the caller the same answer:
 * nobody learns who applied. Who falls into the trap for robots gets that answer too, and nothing is kept.
 * @throws futureYear, unknownDepartment, tooManyAttempts; submissionFailed when it couldn't be written
 */
export async function apply(ctx: Context, input: ApplyInput): Promise<void> {
  await takeAttempt(ctx, `graduates:apply:${ctx.address}`, APPLICATIONS_PER_ADDRESS);
  if (input.website) return;
  if (input.graduation_year > localYear(ctx.clock.now())) throw graduateErrors.futureYear({ field: "graduation_year" });
  try {
    await takeIn(ctx, input);
  } catch (failed) {
    if (isDomainError(failed)) throw failed;
    await recordError(ctx, failed, "server", "/reception-vip/register");
    throw graduateErrors.submissionFailed();
  }
}

async function takeIn(ctx: Context, input: ApplyInput): Promise<void> {
  const now = ctx.clock.now();
  const { name, user_email: email, phone, diploma_number: diplomaNumber, alumni_link: alumniLink } = input;
  const row = {
    applicationId: newId("graduate", now),
    name,
    email,
    phone,
    departmentId: input.department_id,
    graduationYear: input.graduation_year,
    diplomaNumber: diplomaNumber || null,
    alumniLink: alumniLink || null,
    note: input.note ?? "",
    locale: ctx.locale,
    searchText: foldTurkish(`${name} ${email} ${phone} ${diplomaNumber ?? ""} ${input.graduation_year}`),
    createdAt: now,
    updatedAt: now,
  };
  const collision = await repository.insertApplication(ctx, row, mailOf(email, ctx.locale, "received", { name }));
  if (collision === "department") throw graduateErrors.unknownDepartment({ field: "department_id" });
  if (collision === "open") await remind(ctx, email);
}

/** Mails how the open application stands, once an hour at most. */
async function remind(ctx: Context, email: string): Promise<void> {
  try {
    await takeAttempt(ctx, `graduates:reminder:${await sha256(email)}`, REMINDERS);
  } catch (failed) {
    if (isDomainError(failed) && failed.code === TOO_MANY) return;
    throw failed;
  }
  const application = await repository.findOpenApplication(ctx, email);
  if (!application) return;
  const { name, locale, status } = application;
  const login = `${ctx.origin}/reception-vip/login`;
  const forgot = `${ctx.origin}/reception/password-forgot`;
  const mail =
    status === "approved" ? mailOf(email, locale, "already-in", { name, login, forgot }) : mailOf(email, locale, "waits", { name });
  await repository.insertMail(ctx, newId("graduate-reminder", ctx.clock.now()), mail);
}

/** An application as staff see it, in the reader's language. */
function inWords(locale: Locale, { key: _, departmentEn, departmentTr, ...rest }: repository.StoredApplication) {
  return { ...rest, departmentName: locale === "tr" ? departmentTr : departmentEn };
}

export type Application = ReturnType<typeof inWords>;

/** One page of applications in a state, with how many are in each. */
export async function listApplications(ctx: SignedInContext, filters: ApplicationFilters) {
  const { items, ...rest } = await repository.listApplications(ctx, filters);
  return { ...rest, items: items.map((item) => inWords(ctx.locale, item)) };
}

/** One application. @throws notFound */
export async function readApplication(ctx: SignedInContext, applicationId: string): Promise<Application> {
  const found = await repository.findApplication(ctx, applicationId);
  if (!found) throw graduateErrors.notFound();
  return inWords(ctx.locale, found);
}

/**
 * Decides on an application, once; of two decisions at the same time one wins. Approving opens an account, or marks the
 * one that the address has, and mails a link that sets its password; rejecting mails why.
 * @throws notFound, ownApplication, alreadyDecided
 */
export async function decide(ctx: SignedInContext, applicationId: string, { decision, reason = "" }: DecisionInput): Promise<void> {
  const application = await readApplication(ctx, applicationId);
  if (application.isMine) throw graduateErrors.ownApplication();
  const hasWon = decision === "approve" ? await approve(ctx, application) : await reject(ctx, application, reason);
  if (!hasWon) throw graduateErrors.alreadyDecided();
}

async function approve(ctx: SignedInContext, { applicationId, name, email, locale }: Application): Promise<boolean> {
  const token = newSecret();
  const url = `${ctx.origin}/reception/password-reset?token=${token}`;
  const login = `${ctx.origin}/reception-vip/login`;
  return repository.approve(ctx, {
    applicationId,
    userId: newId("user", ctx.clock.now()),
    userNames: userNamesFor(name).map((userName) => ({ userName, key: userName, searchText: foldTurkish(`${name} ${userName}`) })),
    tokenHash: await sha256(token),
    tokenLifeMs: LINK_LIFE,
    mail: mailOf(email, locale, "approved", { name, url, login }),
  });
}

function reject(ctx: SignedInContext, { applicationId, name, email, locale }: Application, reason: string): Promise<boolean> {
  const url = `${ctx.origin}/reception-vip/register`;
  return repository.reject(ctx, applicationId, reason, mailOf(email, locale, "rejected", { name, reason, url }));
}

/**
 * Signs a verified graduate in, by the rules of everybody's door. For other addresses the password is replaced by one
 * that fits nowhere: the same work, the same time and the same limits, and no session that would have to be undone.
 * @throws authenticationFailed for whatever reason; tooManyAttempts
 */
export async function signInGraduate(ctx: Context, input: LoginInput, entry: SignInEntry): Promise<SignInResult> {
  const isGraduate = await repository.isGraduate(ctx, input.user_email);
  const tried = isGraduate ? input : { ...input, user_password: newSecret() };
  try {
    return await signIn(ctx, tried, entry);
  } catch (failed) {
    if (!isDomainError(failed) || failed.code === TOO_MANY) throw failed;
    throw graduateErrors.authenticationFailed();
  }
}
