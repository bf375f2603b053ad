/** Graduates knock, staff decide, and those let in sign in at their own door. */
import { requireStaff } from "~/platform/access/roles";
import { mailboxOf } from "~/platform/accounts/mailbox";
import { DAY, HOUR } from "~/platform/clock";
import type { Context, StaffContext } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { orFail } from "~/platform/errors/fallback.server";
import { foldTurkish } from "~/platform/folding";
import { linkOrigin } from "~/platform/http/site-origin";
import type { Locale } from "~/platform/i18n/config";
import { newId, newSecret, sha256 } from "~/platform/ids";
import { takeFromAddress } from "~/platform/limits.server";
import { localYear } from "~/platform/time";
import { mayMail } from "../reception/mailed-links.service.server";
import type { LoginInput } from "../reception/reception.schemas";
import { type SignInEntry, type SignInResult, signIn } from "../reception/sign-in.service.server";
import { candidateRows, userNamesFor } from "../reception/user-names.rules";
import { graduateErrors } from "./graduates.errors";
import * as repository from "./graduates.repository.server";
import type { ApplicationFilters, ApplyInput, DecisionInput } from "./graduates.schemas";

/** A ceremony is behind one. */
const APPLICATIONS_PER_ADDRESS = { max: 400, windowMs: HOUR };
/** The confirmation and one reminder. */
const MAILS_PER_APPLICANT = { max: 2, windowMs: HOUR };
const LINK_LIFE = 7 * DAY;
const TOO_MANY = "kit.tooManyAttempts";

const mailOf = (to: string, locale: Locale, template: string, values: Record<string, string>) => ({
  to,
  locale,
  messageClass: "transactional" as const,
  template: `graduates:mail.${template}`,
  values,
});

/**
 * Takes an application. An address that has one already gets a mail that says so; the answer and the work are the same:
 * nobody learns who applied. Who falls into the trap for robots gets that answer too, and nothing is kept.
 * @throws futureYear, unknownDepartment, tooManyAttempts; submissionFailed when it couldn't be written
 */
export async function apply(ctx: Context, input: ApplyInput): Promise<void> {
  linkOrigin(ctx);
  await takeFromAddress(ctx, "graduates:apply", APPLICATIONS_PER_ADDRESS);
  if (input.website) return;
  if (input.graduation_year > localYear(ctx.clock.now())) throw graduateErrors.futureYear({ field: "graduation_year" });
  await orFail(ctx, "/reception-vip/register", graduateErrors.submissionFailed, () => takeIn(ctx, input));
}

/** What an address is mailed that applies: the same words for all whose application wasn't decided on. */
function applicationMail(ctx: Context, email: string, open: { locale: Locale; status: string } | null) {
  if (!open) return mailOf(email, ctx.locale, "received", {});
  if (open.status !== "approved") return mailOf(email, open.locale, "waits", {});
  const origin = linkOrigin(ctx);
  return mailOf(email, open.locale, "already-in", {
    login: `${origin}/reception-vip/login`,
    forgot: `${origin}/reception/password-forgot`,
  });
}

async function takeIn(ctx: Context, input: ApplyInput): Promise<void> {
  const now = ctx.clock.now();
  const { name, user_email: email, phone, diploma_number: diplomaNumber, alumni_link: alumniLink } = input;
  const { hasDepartment, open } = await repository.lookAround(ctx, email, input.department_id);
  if (!hasDepartment) throw graduateErrors.unknownDepartment({ field: "department_id" });
  const isMailed = (await mayMail(ctx, "graduates", email, MAILS_PER_APPLICANT)) || open === null;
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
  await repository.insertApplication(ctx, row, applicationMail(ctx, email, open), isMailed);
}

/** An application as staff see it, in the reader's language. */
function inWords(locale: Locale, { key: _, departmentEn, departmentTr, ...rest }: repository.StoredApplication) {
  return { ...rest, departmentName: locale === "tr" ? departmentTr : departmentEn };
}

export type Application = ReturnType<typeof inWords>;

/** One page of applications in a state, with how many are in each. */
export async function listApplications(ctx: StaffContext, filters: ApplicationFilters) {
  const { items, ...rest } = await repository.listApplications(ctx, filters);
  return { ...rest, items: items.map((item) => inWords(ctx.locale, item)) };
}

/** One application. @throws notFound */
export async function readApplication(ctx: StaffContext, applicationId: string): Promise<Application> {
  const found = await repository.findApplication(ctx, applicationId);
  if (!found) throw graduateErrors.notFound();
  return inWords(ctx.locale, found);
}

/**
 * Decides on an application, once; of two decisions at the same time one wins. Approving opens an account, or marks the
 * one that the address has, and mails a link that sets its password; rejecting mails why.
 * @throws notFound, ownApplication, alreadyDecided
 */
export async function decide(ctx: StaffContext, applicationId: string, { decision, reason = "" }: DecisionInput): Promise<void> {
  requireStaff(ctx);
  const application = await readApplication(ctx, applicationId);
  if (application.isMine) throw graduateErrors.ownApplication();
  const hasWon = decision === "approve" ? await approve(ctx, application) : await reject(ctx, application, reason);
  if (!hasWon) throw graduateErrors.alreadyDecided();
}

/** The link that sets a password goes to the address of the account that it opens. */
async function approve(ctx: StaffContext, { applicationId, name, email, locale }: Application): Promise<boolean> {
  const accountEmail = await repository.findAccountEmail(ctx, email);
  const token = newSecret();
  const origin = linkOrigin(ctx);
  const url = `${origin}/reception/password-reset?token=${token}`;
  const login = `${origin}/reception-vip/login`;
  return repository.approve(ctx, {
    applicationId,
    userId: newId("user", ctx.clock.now()),
    mailbox: mailboxOf(email),
    userNames: candidateRows(userNamesFor(name), name),
    tokenHash: await sha256(token),
    tokenLifeMs: LINK_LIFE,
    mail: mailOf(accountEmail ?? email, locale, "approved", { url, login }),
  });
}

function reject(ctx: StaffContext, { applicationId, email, locale }: Application, reason: string): Promise<boolean> {
  const url = `${linkOrigin(ctx)}/reception-vip/register`;
  return repository.reject(ctx, applicationId, reason, mailOf(email, locale, "rejected", { reason, url }));
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
