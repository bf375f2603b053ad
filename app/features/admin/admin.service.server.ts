/** The staff's overview. */

import { type DossierQuestion, readDossiers } from "~/engines/review/dossier.server";
import { reviewErrors } from "~/engines/review/errors";
import { type Decidable, EXCERPT, type InboxKind, type SettledRow, URGENCY, type WaitingRow } from "~/engines/review/inbox.server";
import type { RecentDecision } from "~/engines/review/undo.server";
import { leadsTo } from "~/platform/access/leads-to.server";
import { requireAdmin, requireStaff } from "~/platform/access/roles";
import { isAdmin, type StaffContext } from "~/platform/context";
import { siteOrigin } from "~/platform/http/site-origin";
import { sayIn } from "~/platform/i18n/say.server";
import { retryMessages } from "~/platform/messages/messages.service.server";
import { unnamedProcessors } from "~/platform/processors.server";
import { isLate } from "~/platform/schedules";
import { claimKnown, type Known, kindOfCheck, meetCheck } from "../reporting/checks.service.server";
import { medianOf } from "../reporting/moderation.service.server";
import { activityOf, firstHourOf, latestDays } from "./activity.rules";
import { readPanel } from "./admin.repository.server";
import type { PanelAct, PanelFilters, Work } from "./admin.schemas";
import { staffIndex } from "./staff-index.service.server";
import { tilesOf, troublesOf } from "./tiles.rules";

type Say = (key: string) => string;
type Place = Pick<PanelFilters, "page" | "size">;

const MIN_REASON = 3;

/** One thing that waits, in the reader's words. */
function itemOf(say: Say, one: InboxKind, row: WaitingRow) {
  return {
    id: `${one.name}-${row.key}`,
    kind: say(one.label),
    title: row.titleKey ? say(row.titleKey) : row.title,
    excerpt: row.excerpt && row.excerpt.length >= EXCERPT ? `${row.excerpt.trimEnd()}…` : row.excerpt,
    at: row.at,
    urgency: row.urgency ?? URGENCY.routine,
    isUrgent: row.urgency !== undefined && row.urgency < URGENCY.report,
    to: one.pageOf(row),
    inbox: one.name,
    itemId: one.decidable && row.id ? row.id : null,
    asks: one.decidable?.asks ?? null,
    undoable: one.decidable?.wayBack?.from ?? [],
    isMine: row.isMine === 1,
    isDecidedByMe: row.isDecidedByMe === 1,
    claim: row.claim ?? null,
  };
}

/** A page of what waits: the urgent first, then the oldest; on the first page whatever the reader has claimed as well. */
function oneList(ctx: StaffContext, shown: readonly InboxKind[], waiting: readonly WaitingRow[][], { page, size }: Place) {
  const say = sayIn(ctx);
  const all = shown
    .flatMap((one, i) => (waiting[i] ?? []).map((row) => itemOf(say, one, row)))
    .sort((a, b) => a.urgency - b.urgency || a.at - b.at);
  const start = (page - 1) * size;
  const claimedFurtherOn = page === 1 ? all.slice(size).filter(({ claim }) => claim === "mine") : [];
  return { list: [...all.slice(start, start + size), ...claimedFurtherOn], hasMore: all.length > start + size };
}

type ListedItem = ReturnType<typeof itemOf>;

/** One that is known stands among what waits like any other: behind whatever is urgent, as old as what it stands before. */
function withKnown(list: readonly ListedItem[], known: ListedItem | undefined): readonly ListedItem[] {
  if (!known) return list;
  const at = list.findIndex(({ urgency }) => urgency >= known.urgency);
  const place = at < 0 ? list.length : at;
  const neighbour = list[place] ?? list.at(-1);
  return [...list.slice(0, place), { ...known, at: neighbour?.at ?? known.at }, ...list.slice(place)];
}

/** The list with the known one that is due and all that has to be read of each, where it is decided on in the list. One round trip at most. */
async function withDossiers(ctx: StaffContext, list: readonly ListedItem[], due: { kind: InboxKind; id: string } | null) {
  const questions = ctx.product.inbox.flatMap(({ name, decidable }) => {
    const ids = list.flatMap((item) => (item.inbox === name && item.itemId ? [item.itemId] : []));
    if (due?.kind.name === name) ids.push(due.id);
    return decidable && ids.length > 0 ? [decidable.dossiers(ctx, ids)] : [];
  });
  let row: WaitingRow | undefined;
  const asked = due?.kind.asWaiting?.(ctx, due.id);
  const rowOfKnown: DossierQuestion = {
    statements: asked ? [asked] : [],
    answer(results) {
      row = (results[0] as WaitingRow[] | undefined)?.[0];
      return new Map();
    },
  };
  const dossiers = await readDossiers(ctx, [...questions, rowOfKnown]);
  const known = due && row ? itemOf(sayIn(ctx), due.kind, row) : undefined;
  return withKnown(list, known).map((item) => ({ ...item, dossier: (item.itemId && dossiers.get(item.itemId)) || null }));
}

/** What one decided on a moment ago, the latest first. */
function latestDecisions(ctx: StaffContext, shown: readonly InboxKind[], recent: readonly RecentDecision[][]) {
  const say = sayIn(ctx);
  return shown
    .filter(({ decidable }) => decidable?.wayBack)
    .flatMap(({ name, label }, i) =>
      (recent[i] ?? []).map(({ titleKey, statusKey, ...row }) => ({
        ...row,
        title: titleKey ? say(titleKey) : row.title,
        said: say(statusKey),
        inbox: name,
        kind: say(label),
      })),
    )
    .sort((a, b) => b.at - a.at);
}

/** What was written, else the ready sentence that was chosen. @throws reasonNeeded, answerNeeded */
function reasonFor({ sentences }: Decidable, { act, reason, template = "", answer = "" }: Work): string {
  if (act === "close") return "";
  if (act === "reply" || act === "grant" || act === "refuse") {
    if (answer.length < MIN_REASON) throw reviewErrors.answerNeeded({ field: "answer" });
    return answer;
  }
  const said = reason || (sentences.reason.get(template) ?? "");
  if (act !== "approve" && said.length < MIN_REASON) throw reviewErrors.reasonNeeded({ field: "reason" });
  return said;
}

/** Takes a thing in hand, also one that is known. @throws what the kind's own claim throws */
async function claim(ctx: StaffContext, kind: InboxKind, { claim: take }: Decidable, id: string): Promise<void> {
  try {
    await take(ctx, id);
  } catch (refused) {
    if (!(await claimKnown(ctx, kind, id))) throw refused;
  }
}

/**
 * Staff claim a thing that waits, decide on it, or take their decision back.
 * @returns how what they decided compares, where the text was a known one, to which nothing happens; else null
 * @throws nothingToReview, claimedByOther, undoTooLate, decidedSince, reasonNeeded, answerNeeded; what the kind's own decision throws
 */
export async function work(ctx: StaffContext, asked: Work): Promise<Known | null> {
  requireStaff(ctx);
  const { act, inbox, id, author_reason, author_template = "", pause_days } = asked;
  const kind = ctx.product.inbox.find(({ name }) => name === inbox);
  const decidable = kind?.decidable;
  if (!kind || !decidable) throw reviewErrors.nothingToReview();
  if (act === "claim" || act === "undo") {
    if (act === "undo" && !decidable.wayBack) throw reviewErrors.undoTooLate();
    await (act === "claim" ? claim(ctx, kind, decidable, id) : decidable.wayBack?.undo(ctx, id));
    return null;
  }
  const reason = reasonFor(decidable, asked);
  const known = act === "approve" || act === "reject" ? await meetCheck(ctx, kind, id, act) : null;
  if (known) return known;
  const authorReason = author_reason || (decidable.sentences.author_reason.get(author_template) ?? "");
  await decidable.decide(ctx, id, {
    decision: act,
    reason,
    authorReason,
    ...(pause_days && { pauseDays: pause_days }),
  });
  return null;
}

/**
 * What a form of the panel asks for: work on a thing that waits, or for admins a message that is sent again, or all.
 * @returns what `work` returns
 * @throws what `work` throws; forbidden
 */
export async function act(ctx: StaffContext, asked: PanelAct): Promise<Known | null> {
  requireStaff(ctx);
  if (asked.act !== "retry") return work(ctx, asked);
  await retryMessages(requireAdmin(ctx), asked.message_id);
  return null;
}

/** Jobs as they ran last, with their schedules and whether they are late by these; null for one that the site has no more. */
function scheduled<Run extends { job: string; ranAt: number }>({ product, clock }: StaffContext, runs: readonly Run[]) {
  return runs.map((run) => {
    const schedule = product.jobs.find(({ name }) => name === run.job)?.schedule ?? null;
    return { ...run, schedule, isLate: schedule !== null && isLate(schedule, run.ranAt, clock.now()) };
  });
}

/** What waits for everyone on the staff, as one list and by kind; the health of the machinery for admins only. */
export async function readStaffPanel(ctx: StaffContext, { kind, size, page = 1 }: Omit<PanelFilters, "page"> & { page?: number }) {
  const { inbox, tools } = ctx.product;
  const chosen = inbox.filter(({ name }) => name === kind);
  const shown = chosen.length > 0 ? chosen : inbox;
  const days = latestDays(ctx.clock.now());
  const { totals, hours, durations, waiting, due, recent, settled, taken, ...machinery } = await readPanel(
    ctx,
    { kinds: shown, chosen: chosen[0], limit: page * size + 1 },
    firstHourOf(days),
  );
  const health = { ...machinery, jobs: scheduled(ctx, machinery.jobs) };
  const of = (names: readonly string[], facets: readonly string[]) =>
    totals.filter((row) => names.includes(row.name) && facets.includes(row.facet)).reduce((sum, { value }) => sum + value, 0);
  const say = sayIn(ctx);
  const kinds = shown.map(({ name }, i) => ({ name, rows: (waiting as WaitingRow[][])[i] ?? [] }));
  const isWithoutAddress = siteOrigin(ctx.env) === null;
  const troubles = isAdmin(ctx.actor) ? troublesOf({ ...health, isWithoutAddress }, ctx.clock.now()) : null;
  const all = inbox.reduce((sum, one) => sum + of(one.counters, one.waiting), 0);
  const { list, hasMore } = oneList(ctx, shown, waiting as WaitingRow[][], { page, size });
  const knownKind = due && page === 1 && list.length > 0 ? kindOfCheck(ctx, shown, due.type) : undefined;
  return {
    // A kind that is looked at by itself says nothing of the others.
    tiles: chosen.length > 0 ? null : tilesOf(all, { kinds, taken }, page * size + 1, troubles),
    inbox: inbox.map(({ name, label, list: to, counters, ...facets }) => ({
      name,
      label: say(label),
      to,
      waiting: of(counters, facets.waiting),
      done: of(counters, facets.done),
      isShown: chosen.some((one) => one.name === name),
    })),
    list: await withDossiers(ctx, list, due && knownKind ? { kind: knownKind, id: due.id } : null),
    page,
    hasMore,
    settled: (settled as SettledRow[]).map(({ statusKey, ...row }) => ({ ...row, said: say(statusKey), inbox: kind ?? "" })),
    decided: latestDecisions(ctx, shown, recent as RecentDecision[][]),
    median: medianOf(durations),
    index: staffIndex(ctx, totals, { "/admin/errors": health.openErrors }),
    activity: activityOf(days, hours),
    tools: tools.filter(({ to }) => leadsTo(ctx, to)),
    health: isAdmin(ctx.actor) ? { ...health, isWithoutAddress, unnamed: await unnamedProcessors(ctx) } : null,
  };
}

export type StaffPanel = Awaited<ReturnType<typeof readStaffPanel>>;
