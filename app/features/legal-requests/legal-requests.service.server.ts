/** Asking by right, with or without an account: confirmed by a mailed code, answered by staff until it is due. */
import { requireStaff } from "~/platform/access/roles";
import { HOUR, MINUTE, SECOND } from "~/platform/clock";
import type { Context, StaffContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { newCode, sha256 } from "~/platform/ids";
import { takeAttempt, takeFromAddress, takeSending } from "~/platform/limits.server";
import { momentInWords } from "~/platform/moment-in-words";
import { idFor } from "~/platform/once.server";
import { readSettings } from "~/platform/settings.server";
import { dueOf } from "./due.rules";
import { hiddenFor } from "./hidden.server";
import { isAboutPage, kindsFor, type RequestKind } from "./kinds";
import { requestErrors } from "./legal-requests.errors";
import * as repository from "./legal-requests.repository.server";
import type { RequestDecision, RequestFilters, RequestInput } from "./legal-requests.schemas";

export const CODE_LIFE = 30 * MINUTE;
const RESEND_WAIT = 60 * SECOND;
const MAX_TRIES = 5;
/** Of one person. */
const REQUESTS = { max: 10, windowMs: HOUR };
/** Whoever types an address that isn't theirs can't have it written to more often; neither by asking anew nor for new codes. */
const CODES_PER_ADDRESSEE = { max: 5, windowMs: HOUR };
/** Across all codes of one request, so that new codes gain no new guesses. */
const GUESSES_PER_REQUEST = { max: 15, windowMs: HOUR };
const UNKNOWN_PER_ADDRESS = { max: 1_500, windowMs: 15 * MINUTE };

const hashCode = (ctx: Context, requestId: string, code: string) => sha256(`${code}|${requestId}|${ctx.env.AUTH_SECRET}`);

/** A code for a request, with the mail that brings it: in the language in which it was asked, and with no word that was typed. */
async function codeFor(ctx: Context, requestId: string, { email, locale }: Pick<repository.LegalRequest, "locale"> & { email: string }) {
  await takeAttempt(ctx, `request-code:${await sha256(email)}`, CODES_PER_ADDRESSEE);
  const code = newCode();
  const values = { code };
  const validUntil = ctx.clock.now() + CODE_LIFE;
  return {
    codeHash: await hashCode(ctx, requestId, code),
    mail: { to: email, locale, messageClass: "transactional" as const, template: "legal-requests:mail.code", values, validUntil },
  };
}

/**
 * Keeps what is asked and mails a code to the address that was given, whoever has it: nothing is looked up. Who falls into the trap
 * for robots is answered alike.
 * @returns the request's id, which its page is found by @throws tooManyAttempts
 */
export async function addRequest(ctx: Context, { key, website, ...asked }: RequestInput): Promise<string> {
  const requestId = await idFor(ctx, "request", key, asked);
  if (website) return requestId;
  await takeSending(ctx, "requests", REQUESTS, { madeId: key && requestId });
  if (key && (await repository.findRequest(ctx, requestId))) return requestId;
  await repository.insertRequest(ctx, requestId, asked, await codeFor(ctx, requestId, { email: asked.email, locale: ctx.locale }));
  return requestId;
}

/** What the asker sees of a request: how it stands, and nothing that was written. @throws notFound */
export async function readOwnRequest(ctx: Context, requestId: string) {
  const found = await repository.findRequest(ctx, requestId);
  if (!found) throw requestErrors.notFound();
  const { kind, status, dueAt } = found;
  return { kind, status, dueAt };
}

/** Confirms a request with the mailed code; its clock runs from when its code was mailed last. @throws notFound, codeWrong, codeOver, tooManyAttempts */
export async function confirmRequest(ctx: Context, requestId: string, code: string): Promise<void> {
  const found = await repository.findRequest(ctx, requestId);
  if (!found) {
    await takeFromAddress(ctx, "request-code", UNKNOWN_PER_ADDRESS);
    throw requestErrors.notFound();
  }
  if (found.status !== "unconfirmed") return;
  await takeAttempt(ctx, `request-guess:${requestId}`, GUESSES_PER_REQUEST);
  const codeSince = ctx.clock.now() - CODE_LIFE;
  const tries = await repository.takeTry(ctx, requestId, codeSince, MAX_TRIES);
  if (tries === null) throw requestErrors.codeOver({ field: "code" });
  const due = dueOf(found.kind, found.codeSentAt, await readSettings(ctx));
  const { name, email, locale } = found;
  const values = { name, due: momentInWords(due.dueAt, locale) };
  const mail = { to: email ?? "", locale, messageClass: "transactional" as const, template: "legal-requests:mail.received", values };
  const codeHash = await hashCode(ctx, requestId, code);
  if (await repository.openRequest(ctx, { requestId, codeHash, codeSince }, due, mail)) return;
  if (tries >= MAX_TRIES) throw requestErrors.codeOver({ field: "code" });
  throw requestErrors.codeWrong({ field: "code", left: MAX_TRIES - tries });
}

/** Mails a new code, a minute after the last at the earliest. @throws notFound, codeTooSoon, tooManyAttempts */
export async function resendRequestCode(ctx: Context, requestId: string): Promise<void> {
  const found = await repository.findRequest(ctx, requestId);
  if (!found) throw requestErrors.notFound();
  const { status, email, codeSentAt } = found;
  if (status !== "unconfirmed" || email === null) return;
  const seconds = Math.ceil((codeSentAt + RESEND_WAIT - ctx.clock.now()) / SECOND);
  if (seconds > 0) throw requestErrors.codeTooSoon({ seconds });
  const isSent = await repository.replaceCode(ctx, requestId, RESEND_WAIT, await codeFor(ctx, requestId, { email, locale: found.locale }));
  if (!isSent) throw requestErrors.codeTooSoon({ seconds: RESEND_WAIT / SECOND });
}

/** One page of the queue, of the kinds that the reader may read: what is due first stands first. */
export async function listRequests(ctx: StaffContext, filters: RequestFilters) {
  const kinds = kindsFor(requireStaff(ctx).actor);
  const { items, ...rest } = await repository.listRequests(ctx, filters, kinds);
  const now = ctx.clock.now();
  return {
    ...rest,
    isPartial: !kinds.includes("access"),
    items: items.map(({ key: _, ...item }) => ({
      ...item,
      isOverdue: item.answeredAt === null && item.dueAt !== null && item.dueAt <= now,
    })),
  };
}

/** One request that was confirmed, with what is hidden for it; one about data is read by admins alone. @throws notFound, forbidden */
export async function readRequest(ctx: StaffContext, requestId: string) {
  const kinds = kindsFor(requireStaff(ctx).actor);
  const found = await repository.findWithRestrictions(ctx, requestId);
  if (!found || found.request.status === "unconfirmed") throw requestErrors.notFound();
  if (!kinds.includes(found.request.kind)) throw platformErrors.forbidden();
  const { codeHash: _, codeSentAt: __, tries: ___, key: ____, answeredBy: _____, ...request } = found.request;
  const isOverdue = request.answeredAt === null && request.dueAt !== null && request.dueAt <= ctx.clock.now();
  return { ...request, isOverdue, hidden: hiddenFor(ctx, request, found.hidden) };
}

/** What an answer is called in mails. Who may go to the authority for data is told so. */
const answerMail = (kind: RequestKind, decision: RequestDecision["decision"]) =>
  decision === "refused" && isAboutPage(kind) && kind !== "aboutMe" ? "refusedPage" : decision;

/**
 * Answers a request by mail, once. What was hidden for it goes or is shown again, and its authors are told.
 * @throws notFound, forbidden, alreadyDecided; decidedUnseen where something was hidden or said since the decision was made
 */
export async function decideRequest(ctx: StaffContext, requestId: string, decided: RequestDecision): Promise<void> {
  const { email, locale, name, kind } = await readRequest(ctx, requestId);
  const values = { name, answer: decided.answer };
  const mail = {
    to: email ?? "",
    locale,
    messageClass: "transactional" as const,
    template: `legal-requests:mail.${answerMail(kind, decided.decision)}`,
    values,
  };
  if (await repository.writeDecision(ctx, requestId, decided, mail)) return;
  throw (await readRequest(ctx, requestId)).status === "open" ? requestErrors.decidedUnseen() : requestErrors.alreadyDecided();
}
