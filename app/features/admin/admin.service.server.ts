/** The staff's overview. */

import { claimItem } from "~/engines/review/claims.server";
import { reviewErrors } from "~/engines/review/errors";
import { EXCERPT, type InboxKind, type WaitingRow } from "~/engines/review/inbox.server";
import { type RecentDecision, undoDecision } from "~/engines/review/undo.server";
import { leadsTo } from "~/platform/access/leads-to.server";
import { requireAdmin, requireStaff } from "~/platform/access/roles";
import { isAdmin, type StaffContext } from "~/platform/context";
import { siteOrigin } from "~/platform/http/site-origin";
import { retryMessages } from "~/platform/messages/messages.service.server";
import { medianOf } from "../reporting/moderation.service.server";
import { readPanel } from "./admin.repository.server";
import type { PanelAct, PanelFilters, Work } from "./admin.schemas";

type Say = (key: string) => string;

/** What waits, the oldest first, in the reader's words. */
function oneList(ctx: StaffContext, shown: readonly InboxKind[], waiting: readonly WaitingRow[][], size: number) {
  const say = ctx.product.translators[ctx.locale].t as unknown as Say;
  const rows = shown.flatMap((one, i) =>
    (waiting[i] ?? []).map((row) => ({
      id: `${one.name}-${row.key}`,
      kind: say(one.label),
      title: row.titleKey ? say(row.titleKey) : row.title,
      excerpt: row.excerpt && row.excerpt.length >= EXCERPT ? `${row.excerpt.trimEnd()}…` : row.excerpt,
      at: row.at,
      to: one.pageOf(row),
      inbox: one.name,
      itemId: one.decidable && row.id ? row.id : null,
      isMine: row.isMine === 1,
      claim: row.claim ?? null,
    })),
  );
  return { list: rows.sort((a, b) => a.at - b.at).slice(0, size), hasMore: rows.length > size };
}

/** What one decided on a moment ago, the latest first. */
function latestDecisions(ctx: StaffContext, shown: readonly InboxKind[], recent: readonly RecentDecision[][]) {
  const say = ctx.product.translators[ctx.locale].t as unknown as Say;
  return shown
    .filter(({ decidable }) => decidable)
    .flatMap(({ name, label }, i) => (recent[i] ?? []).map((row) => ({ ...row, inbox: name, kind: say(label) })))
    .sort((a, b) => b.at - a.at);
}

/**
 * Staff claim a thing that waits, decide on it, or take their decision back.
 * @throws nothingToReview, claimedByOther, undoTooLate; what the kind's own decision throws
 */
export async function work(ctx: StaffContext, { act, inbox, id, reason }: Work): Promise<void> {
  requireStaff(ctx);
  const decidable = ctx.product.inbox.find(({ name }) => name === inbox)?.decidable;
  if (!decidable) throw reviewErrors.nothingToReview();
  if (act === "claim") {
    if (!(await claimItem(ctx, decidable.reviewable, id))) throw reviewErrors.claimedByOther();
  } else if (act === "undo") {
    if (!(await undoDecision(ctx, decidable.reviewable, id))) throw reviewErrors.undoTooLate();
  } else {
    await decidable.decide(ctx, { ids: [id], decision: act, reason });
  }
}

/**
 * What a form of the panel asks for: work on a thing that waits, or for admins a message that is sent again, or all.
 * @throws what `work` throws; forbidden
 */
export async function act(ctx: StaffContext, asked: PanelAct): Promise<void> {
  requireStaff(ctx);
  if (asked.act !== "retry") return work(ctx, asked);
  await retryMessages(requireAdmin(ctx), asked.message_id);
}

/** What waits for everyone on the staff, as one list and by kind; the health of the machinery for admins only. */
export async function readStaffPanel(ctx: StaffContext, { kind, size }: PanelFilters) {
  const { inbox, tools } = ctx.product;
  const chosen = inbox.filter(({ name }) => name === kind);
  const shown = chosen.length > 0 ? chosen : inbox;
  const { totals, durations, waiting, recent, ...health } = await readPanel(ctx, shown, size + 1);
  const of = (names: readonly string[], facets: readonly string[]) =>
    totals.filter((row) => names.includes(row.name) && facets.includes(row.facet)).reduce((sum, { value }) => sum + value, 0);
  const say = ctx.product.translators[ctx.locale].t as unknown as Say;
  const one = oneList(ctx, shown, waiting as WaitingRow[][], size);
  return {
    inbox: inbox.map(({ name, label, list: to, counters, ...facets }) => ({
      name,
      label: say(label),
      to,
      waiting: of(counters, facets.waiting),
      done: of(counters, facets.done),
      isShown: chosen.some((one) => one.name === name),
    })),
    ...one,
    decided: latestDecisions(ctx, shown, recent as RecentDecision[][]),
    median: medianOf(durations),
    tools: tools.filter(({ to }) => leadsTo(ctx, to)),
    health: isAdmin(ctx.actor) ? { ...health, isWithoutAddress: siteOrigin(ctx.env) === null } : null,
  };
}

export type StaffPanel = Awaited<ReturnType<typeof readStaffPanel>>;
