/** Waiting for what isn't open to everyone yet: joining by a mailed link, one's place, invitations in order. */
import { requireAdmin, requireSignedIn } from "~/platform/access/roles";
import { DAY, HOUR } from "~/platform/clock";
import type { AdminContext, Context, SignedInContext } from "~/platform/context";
import { csvFile } from "~/platform/csv";
import { linkOrigin } from "~/platform/http/site-origin";
import { newSecret, sha256 } from "~/platform/ids";
import { takeAttempt } from "~/platform/limits.server";
import { waitlistErrors } from "./waitlist.errors";
import { CONFIRMATION_DAYS } from "./waitlist.limits";
import * as repository from "./waitlist.repository.server";
import type { JoinInput, ListInput, WaitlistFilters } from "./waitlist.schemas";

/** Each sends a mail. */
const JOINS = { max: 5, windowMs: HOUR };

const nameIn = ({ locale }: Pick<Context, "locale">, { nameEn, nameTr }: { nameEn: string; nameTr: string }) =>
  locale === "tr" ? nameTr : nameEn;

/** Where the reader waits, and the lists that they can join. What is over is as if it weren't there. */
export async function readOwnPlaces(ctx: SignedInContext) {
  const now = requireSignedIn(ctx).clock.now();
  const { lists, entries } = await repository.readOwn(ctx);
  const own = entries
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .map(({ listKey, status, place, endsAt, ...names }) => ({ listKey, status, place, endsAt, name: nameIn(ctx, names) }));
  const joined = new Set(own.map(({ listKey }) => listKey));
  const open = lists.filter(({ isOpen, listKey }) => isOpen && !joined.has(listKey));
  return { own, open: open.map((list) => ({ value: list.listKey, label: nameIn(ctx, list) })), names: lists };
}

/** Puts the reader on a list, once they confirm by the link that they are mailed. @throws closed, alreadyOn, tooManyAttempts */
export async function joinList(ctx: SignedInContext, input: JoinInput): Promise<void> {
  requireSignedIn(ctx);
  const origin = linkOrigin(ctx);
  await takeAttempt(ctx, `waitlist:${ctx.actor.userId}`, JOINS);
  const { own, names } = await readOwnPlaces(ctx);
  const list = names.find(({ listKey }) => listKey === input.feature);
  if (!list?.isOpen) throw waitlistErrors.closed({ field: "feature" });
  if (own.some(({ listKey }) => listKey === input.feature)) throw waitlistErrors.alreadyOn({ field: "feature" });
  const token = newSecret();
  const values = {
    name: ctx.actor.name,
    list: nameIn(ctx, list),
    url: `${origin}/waitlist/add?token=${token}`,
    days: String(CONFIRMATION_DAYS),
  };
  const mail = {
    to: ctx.actor.userEmail,
    locale: ctx.locale,
    messageClass: "transactional" as const,
    template: "waitlist:mail.confirm",
    values,
  };
  if (!(await repository.insertEntry(ctx, input, await sha256(token), mail))) throw waitlistErrors.alreadyOn({ field: "feature" });
}

/** Confirms a joining by its mailed link, once: from then on the reader has a place. @throws linkUsed */
export async function confirmJoining(ctx: SignedInContext, token: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.confirmEntry(ctx, await sha256(token)))) throw waitlistErrors.linkUsed();
}

/** Takes the reader off a list. @throws notOn */
export async function leaveList(ctx: SignedInContext, listKey: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.deleteEntry(ctx, listKey))) throw waitlistErrors.notOn();
}

/** Accepts the reader's invitation, once. @throws invitationOver */
export async function acceptInvitation(ctx: SignedInContext, listKey: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.acceptInvitation(ctx, listKey))) throw waitlistErrors.invitationOver();
}

/** A page of a list, the first one unless another is asked for; null while there is none. */
export async function readBoard(ctx: AdminContext, filters: WaitlistFilters) {
  const listKey = filters.feature ?? (await repository.firstList(requireAdmin(ctx)));
  const { lists, ...board } = await repository.selectBoard(ctx, listKey ?? "", filters);
  const named = lists.map((list) => ({ value: list.listKey, label: nameIn(ctx, list), isOpen: list.isOpen }));
  return { ...board, lists: named, list: named.find(({ value }) => value === listKey) ?? null };
}

/** Opens a list for something. @throws keyTaken */
export async function addList(ctx: AdminContext, input: ListInput): Promise<void> {
  if (!(await repository.insertList(requireAdmin(ctx), input))) throw waitlistErrors.keyTaken({ field: "key" });
}

/** Lets people join a list, or no longer. @throws notFound */
export async function setListOpen(ctx: AdminContext, listKey: string, isOpen: boolean): Promise<void> {
  if (!(await repository.setOpen(requireAdmin(ctx), listKey, isOpen))) throw waitlistErrors.notFound();
}

/** Invites those who wait longest. @returns how many @throws nobodyWaits */
export async function inviteNext(ctx: AdminContext, listKey: string, count: number): Promise<number> {
  const invited = await repository.inviteNext(requireAdmin(ctx), listKey, count);
  if (invited === 0) throw waitlistErrors.nobodyWaits({ field: "count" });
  return invited;
}

const day = (at: number | null) => (at === null ? "" : new Date(at - (at % DAY)).toISOString().slice(0, 10));

/** A whole list as a table for spreadsheets. */
export async function listFile(ctx: AdminContext, listKey: string): Promise<string> {
  const rows = await repository.selectAll(requireAdmin(ctx), listKey);
  const body = rows.map((row) => [row.number, row.status, row.name, row.email, row.note, day(row.createdAt), day(row.endsAt)]);
  return csvFile([["number", "status", "name", "email", "note", "joined", "ends"], ...body], ctx.locale);
}
