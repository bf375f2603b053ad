/** The lists on which staff look after events, and what they do there. */
import { pictureIn } from "~/engines/media/galleries.service.server";
import { reviewErrors } from "~/engines/review/errors";
import { isStaff, requireStaff } from "~/platform/access/roles";
import type { SignedInContext, StaffContext } from "~/platform/context";
import { undoEventDecision } from "./deciding-undo.repository.server";
import { eventErrors } from "./events.errors";
import * as repository from "./events.repository.server";
import type { PanelFilters } from "./events.schemas";
import { MIN_REASON } from "./options";
import * as panel from "./panel.repository.server";
import { type ShowingOptions, setShown } from "./showing.repository.server";

/** A row as a page gets it. */
function rowView(
  { clock }: SignedInContext,
  { isAwaitingReview, isDeleted, isCancelled, isMine, picture, lastStart, ...row }: panel.PanelRow,
) {
  const own = isCancelled && row.showStatus === "active" ? "cancelled" : row.showStatus;
  const state = isDeleted ? "deleted" : isAwaitingReview ? "waiting" : own;
  const hasBegun = lastStart !== null && lastStart <= clock.now();
  const shown = state as "deleted" | "waiting" | "active" | "cancelled" | "inactive";
  return { ...row, picture: pictureIn(picture), state: shown, isMine: Boolean(isMine), hasBegun };
}
export type PanelEvent = ReturnType<typeof rowView>;

/** One page of events: everybody's for staff, with those that wait; one's own for others. */
export async function readPanel(ctx: SignedInContext, filters: PanelFilters) {
  const found = isStaff(ctx.actor)
    ? await panel.listForStaff(ctx, filters)
    : { rows: await panel.listOwn(ctx, filters), waiting: [], counts: null };
  const items = found.rows.slice(0, filters.size).map((row) => rowView(ctx, row));
  return {
    isStaff: isStaff(ctx.actor),
    items,
    waiting: found.waiting.map((row) => rowView(ctx, row)),
    counts: found.counts,
    nextBefore: found.rows.length > filters.size ? items.at(-1)?.key : undefined,
  };
}

/** What is written down of the reason; whoever takes an event out of sight gives one. @throws reasonNeeded */
function reasonFor(isShown: boolean, reason = ""): string | undefined {
  if (isShown) return undefined;
  if (reason.length < MIN_REASON) throw eventErrors.reasonNeeded({ field: "reason" });
  return reason;
}

/** Shows an event or takes it out of sight. @throws reasonNeeded, isCancelled for one that is to be shown and is cancelled */
async function show(ctx: StaffContext, eventId: string, isShown: boolean, { reason, ...more }: ShowingOptions = {}) {
  const done = await setShown(ctx, eventId, isShown, { reason: reasonFor(isShown, reason), ...more });
  if (isShown && !done.isDone && done.isCancelled) throw eventErrors.isCancelled();
  return done;
}

const acts = {
  activate: async (ctx: StaffContext, eventId: string) => (await show(ctx, eventId, true)).isThere,
  deactivate: async (ctx: StaffContext, eventId: string, reason?: string) => (await show(ctx, eventId, false, { reason })).isThere,
  remove: (ctx: StaffContext, eventId: string) => repository.deleteEvent(ctx, eventId, repository.permissionToEdit(ctx)),
  restore: repository.restoreEvent,
};
export type PanelAct = keyof typeof acts;

/**
 * Shows an event, takes it out of sight, deletes it or brings it back; staff only.
 * @param reason why it is taken out of sight; its organizers are told
 * @throws forbidden, notFound, reasonNeeded, isCancelled
 */
export async function actOnEvent(ctx: SignedInContext, act: PanelAct, eventId: string, reason?: string): Promise<void> {
  if (!(await acts[act](requireStaff(ctx), eventId, reason))) throw eventErrors.notFound();
}

/**
 * The same for an event of a community, with a reason for its organizers; of two who decide the same at once one does.
 * @returns whether there is such an event, and whether it was this call that changed it
 * @throws reasonNeeded, isCancelled
 */
export async function showCommunityEvent(ctx: StaffContext, eventId: string, isShown: boolean, reason?: string) {
  requireStaff(ctx);
  return show(ctx, eventId, isShown, { reason, isCommunitys: true });
}

/**
 * Decides on an event that waits.
 * @param options why it stays out of sight, and what must hold of it besides
 * @returns whether it was this call that decided
 * @throws reasonNeeded, isCancelled
 */
export async function decideOnWaiting(ctx: StaffContext, eventId: string, isShown: boolean, options: ShowingOptions): Promise<boolean> {
  requireStaff(ctx);
  return (await show(ctx, eventId, isShown, options)).isDone;
}

/** Takes one's own decision on an event that waited back, within minutes and while nothing came of it. @throws undoTooLate */
export async function undoDecisionOnWaiting(ctx: StaffContext, eventId: string): Promise<void> {
  requireStaff(ctx);
  if (!(await undoEventDecision(ctx, eventId))) throw reviewErrors.undoTooLate();
}
