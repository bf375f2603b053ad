/** The breach log: written and closed by admins, never deleted, with a clock and with the notice to those affected. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext, Context } from "~/platform/context";
import { derivedId } from "~/platform/ids";
import { idFor } from "~/platform/once.server";
import { readOperator } from "~/platform/operator.server";
import { formText } from "./board-form.server";
import { type BreachView, viewOf } from "./breach-view.server";
import { breachErrors } from "./breaches.errors";
import * as repository from "./breaches.repository.server";
import { addressesIn, type BreachChange, type BreachInput, type BreachNoticeInput, momentIn } from "./breaches.schemas";
import { dueOf } from "./clock.rules";
import { addressesWithoutAccount, insertNotice, settleDeliveries } from "./notices.repository.server";

/** So many unknown addresses are named. */
const NAMED = 5;

/** One page of open or of closed entries, the latest first. */
export async function listBreaches(ctx: AdminContext, { isClosed, before }: { isClosed: boolean; before?: number | undefined }) {
  const { items, next } = await repository.listBreaches(requireAdmin(ctx), isClosed, before);
  return { items: items.map((row) => viewOf(ctx, row)), next };
}

/** One entry. @throws notFound */
export async function readBreach(ctx: AdminContext, breachId: string): Promise<BreachView> {
  const found = await repository.findBreach(requireAdmin(ctx), breachId);
  if (!found) throw breachErrors.notFound();
  return viewOf(ctx, found);
}

/** One entry with its notices and how their mails ended. @throws notFound */
export async function readBreachWithNotices(ctx: AdminContext, breachId: string) {
  const found = await repository.findBreachWithNotices(requireAdmin(ctx), breachId);
  if (!found) throw breachErrors.notFound();
  return { breach: viewOf(ctx, found.breach), notices: found.notices };
}

/** What happened has happened, and who tells the Board late says why. @throws isAhead, needsDelay */
function checkMoments(ctx: AdminContext, input: Parameters<typeof momentIn>[0] & { delay_reason: string }): void {
  const now = ctx.clock.now();
  for (const name of ["started", "ended", "detected", "known", "board_told", "people_told"] as const)
    if ((momentIn(input, name) ?? 0) > now) throw breachErrors.isAhead({ field: `${name}_day` });
  const [knownAt, toldAt] = [momentIn(input, "known") ?? 0, momentIn(input, "board_told") ?? 0];
  if (toldAt > dueOf(knownAt).dueAt && !input.delay_reason) throw breachErrors.needsDelay({ field: "delay_reason" });
}

/** Adds an entry. @returns its id @throws isAhead, needsDelay */
export async function addBreach(ctx: AdminContext, { key, ...input }: BreachInput): Promise<string> {
  requireAdmin(ctx);
  checkMoments(ctx, input);
  const breachId = await idFor(ctx, "breach", key, input);
  await repository.insertBreach(ctx, breachId, input);
  return breachId;
}

/** Changes an open entry. @throws notFound, isAhead, needsDelay, isClosed; editConflict when somebody changed it meanwhile */
export async function editBreach(ctx: AdminContext, breachId: string, input: BreachChange): Promise<void> {
  requireAdmin(ctx);
  checkMoments(ctx, input);
  if (await repository.updateBreach(ctx, breachId, input)) return;
  const { closedAt } = await readBreach(ctx, breachId);
  throw closedAt === null ? breachErrors.editConflict() : breachErrors.isClosed();
}

/** Closes an entry, once it is settled who is told; closing it twice changes nothing. @throws notFound, isUndecided */
export async function closeBreach(ctx: AdminContext, breachId: string): Promise<void> {
  if (await repository.writeClosed(requireAdmin(ctx), breachId, true)) return;
  if ((await readBreach(ctx, breachId)).closedAt === null) throw breachErrors.isUndecided();
}

/** Opens a closed entry again; doing it twice changes nothing. @throws notFound */
export async function reopenBreach(ctx: AdminContext, breachId: string): Promise<void> {
  if (!(await repository.writeClosed(requireAdmin(ctx), breachId, false))) await readBreach(ctx, breachId);
}

/**
 * Tells those affected by mail. The notice's id follows from what it says and to whom, so that the same one is sent once, whoever sends it
 * and however often. @throws notFound, isClosed, unknownAddresses
 */
export async function sendBreachNotice(ctx: AdminContext, breachId: string, input: BreachNoticeInput): Promise<void> {
  requireAdmin(ctx);
  const { addresses: typed, ...notice } = input;
  const addresses = notice.audience === "list" ? addressesIn(typed) : [];
  const unknown = await addressesWithoutAccount(ctx, addresses);
  if (unknown.length > 0)
    throw breachErrors.unknownAddresses({ field: "addresses", addresses: unknown.slice(0, NAMED).join(", "), count: unknown.length });
  const noticeId = await derivedId("notice", JSON.stringify([breachId, notice, [...addresses].sort()]));
  if (await insertNotice(ctx, { breachId, noticeId, addresses }, notice)) return;
  await readBreach(ctx, breachId);
  throw breachErrors.isClosed();
}

/** An entry as text, in the order of the Board's form. @throws notFound */
export async function readBreachForm(ctx: AdminContext, breachId: string, language: "en" | "tr"): Promise<string> {
  const [{ breach, notices }, operator] = await Promise.all([readBreachWithNotices(ctx, breachId), readOperator(ctx)]);
  return formText({ product: ctx.product, locale: language }, { breach, notices, operator });
}

/** Writes down how the mails of notices ended. A job calls it. @returns a note for the panel */
export const settleNotices = async (ctx: Context): Promise<string> => `${await settleDeliveries(ctx)} mails settled`;
