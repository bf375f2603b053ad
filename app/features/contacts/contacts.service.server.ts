/** Writing to the team, with or without an account, and answering. */
import { reviewErrors } from "~/engines/review/errors";
import type { TakingAct } from "~/engines/review/taking.schemas";
import { doTaking, readTaken } from "~/engines/review/taking.server";
import { requireAdmin, requireStaff } from "~/platform/access/roles";
import { HOUR } from "~/platform/clock";
import type { AdminContext, Context, StaffContext } from "~/platform/context";
import { takeSending } from "~/platform/limits.server";
import { idFor } from "~/platform/once.server";
import { contactErrors } from "./contacts.errors";
import * as repository from "./contacts.repository.server";
import type { ContactFilters, ContactInput } from "./contacts.schemas";

export type { Contact } from "./contacts.repository.server";

/** Of one person. */
const MESSAGES = { max: 5, windowMs: HOUR };

/** Keeps a message to the team, once for its key. Who falls into the trap for robots is answered alike. @throws tooManyAttempts */
export async function addContact(ctx: Context, { key, ...input }: ContactInput): Promise<void> {
  const contactId = await idFor(ctx, "contact", key, input);
  await takeSending(ctx, "contacts", MESSAGES, { madeId: key && contactId });
  if (!input.website) await repository.insertContact(ctx, contactId, input);
}

/** One page of the inbox. */
export const listContacts = (ctx: StaffContext, filters: ContactFilters) => repository.listContacts(requireStaff(ctx), filters);

/** One message. @throws notFound */
export async function readContact(ctx: StaffContext, contactId: string): Promise<repository.Contact> {
  requireStaff(ctx);
  const found = await repository.findContact(ctx, contactId);
  if (!found) throw contactErrors.notFound();
  return found;
}

/** Answers a message by mail, once. @throws notFound, alreadyAnswered */
export async function answerContact(ctx: StaffContext, contactId: string, answer: string): Promise<void> {
  const contact = await readContact(ctx, contactId);
  if (!(await repository.writeAnswer(ctx, contact, answer))) throw contactErrors.alreadyAnswered();
}

/** Who has a message, and what staff noted about it. @throws notFound */
export async function readContactTaken(ctx: AdminContext, contactId: string) {
  const taken = await readTaken(requireAdmin(ctx), repository.takeableContacts, contactId);
  if (!taken) throw contactErrors.notFound();
  return taken;
}

/** Takes a message, hands it over, lets it go, or notes something about it. @throws notFound, takenByOther, takenChanged, noteChanged */
export async function takeContact(ctx: AdminContext, contactId: string, asked: TakingAct): Promise<void> {
  requireAdmin(ctx);
  await doTaking(ctx, repository.takeableContacts, contactId, asked, () => readContactTaken(ctx, contactId));
}

/** Opens a message again that was closed without an answer. @throws undoTooLate once it was answered, notFound */
export async function reopenContact(ctx: StaffContext, contactId: string): Promise<void> {
  const { status } = await readContact(ctx, contactId);
  if (status === "answered") throw reviewErrors.undoTooLate();
  await setContactStatus(ctx, contactId, "open");
}

/** Closes a message that needs no answer, or opens it again. @throws notFound, changedMeanwhile */
export async function setContactStatus(ctx: StaffContext, contactId: string, status: "open" | "closed"): Promise<void> {
  requireStaff(ctx);
  if (await repository.writeStatus(ctx, contactId, status)) return;
  const contact = await readContact(ctx, contactId);
  if (contact.status !== status) throw contactErrors.changedMeanwhile();
}
