/** Staff work on reports: see, claim, decide, take back. Nobody decides on their own. */

import { monthOf } from "~/engines/review/contributors.server";
import { CLAIM_LASTS, UNDO_LASTS } from "~/engines/review/decision";
import { subjectByType } from "~/engines/review/subjects.server";
import { leadsTo } from "~/platform/access/leads-to.server";
import { requireStaff } from "~/platform/access/roles";
import { DAY } from "~/platform/clock";
import { isAdmin, type StaffContext } from "~/platform/context";
import { urgentCategories } from "./choices";
import * as decisions from "./decisions.repository.server";
import { knownType, readSubjects } from "./dossiers.server";
import { reportingErrors } from "./reporting.errors";
import { median } from "./reporting.rules";
import type { DecisionInput, ReportFilters } from "./reporting.schemas";
import { pageOf } from "./reporting.service.server";
import * as list from "./reporting-list.repository.server";

/** The median is that of so much time. */
export const MEDIAN_WITHIN = 30 * DAY;

/** Where a report about a page on which what is sealed stands is read. */
function readAt(ctx: StaffContext, { subjectType, subjectId }: list.StoredGroup): string | null {
  const kind = subjectId === null ? ctx.product.reportables.find(({ reviewable }) => reviewable.type === subjectType) : undefined;
  return kind?.sealedAt?.readAt ?? null;
}

/** A group as the page shows it; what its reader can do with it is worked out here. */
function shown(ctx: StaffContext, group: list.StoredGroup) {
  const { cursor: _, place, isDecidedByMe, claimedAt, ...rest } = group;
  const now = ctx.clock.now();
  const { subjectType, subjectId, status, decidedAt } = group;
  const holds = status === "claimed" && claimedAt !== null && claimedAt > now - CLAIM_LASTS;
  const subject = subjectType && subjectId ? subjectByType(ctx, subjectType, subjectId) : null;
  const isRecent = decidedAt !== null && decidedAt > now - UNDO_LASTS;
  return {
    ...rest,
    subjectType: knownType(ctx, subjectType),
    isUrgent: decidedAt === null && group.categories.some((each) => urgentCategories.has(each)),
    to: subject ? pageOf(ctx, subject, { place }) : readAt(ctx, group),
    claim: holds ? (group.isClaimedByMe ? ("mine" as const) : ("other" as const)) : null,
    canUndo: isRecent && !group.isOwn && (isDecidedByMe || isAdmin(ctx.actor)),
  };
}

export type ReportGroup = ReturnType<typeof shown>;

/** One page of reported things with the reports of each, how many there are, and how long decisions took lately (ms). */
export async function listReports(ctx: StaffContext, filters: list.ReportQuery) {
  const { groups, counts, durations, next } = await list.listGroups(ctx, filters, MEDIAN_WITHIN);
  const { open = 0, claimed = 0, upheld = 0, dismissed = 0 } = counts;
  return {
    groups: groups.map((group) => shown(ctx, group)),
    counts: { open, claimed, decided: upheld + dismissed },
    median: median(durations),
    next,
  };
}

async function targetOf(ctx: StaffContext, reportId: string): Promise<decisions.Target> {
  const target = await decisions.findTarget(ctx, reportId);
  if (!target) throw reportingErrors.notFound();
  return target;
}

/** Says why a write changed nothing: only the messages depend on this, never the write. */
function refusalOf({ isOwn, status }: decisions.Target) {
  if (isOwn) return reportingErrors.ownReport();
  return status === "upheld" || status === "dismissed" ? reportingErrors.alreadyDecided() : reportingErrors.claimedByOther();
}

/** One page of them for the page of staff: with all that has to be read, and with what the reader has claimed among what is open. */
export async function listReportsWhole(ctx: StaffContext, filters: ReportFilters) {
  const { groups, ...rest } = await listReports(ctx, { ...filters, hasOwnClaims: true });
  const dossiers = await readSubjects(ctx, groups);
  return { ...rest, groups: groups.map((group) => ({ ...group, dossier: (group.subjectId && dossiers.get(group.subjectId)) || null })) };
}

export type WholeGroup = Awaited<ReturnType<typeof listReportsWhole>>["groups"][number];

/** Takes all open reports of a thing in hand for half an hour. @throws notFound, ownReport, claimedByOther, alreadyDecided */
export async function claimReport(ctx: StaffContext, reportId: string): Promise<void> {
  requireStaff(ctx);
  if (await decisions.claim(ctx, await targetOf(ctx, reportId))) return;
  throw refusalOf(await targetOf(ctx, reportId));
}

/**
 * Decides on all open reports of a thing: upheld, the thing is rejected for the reason; dismissed, it returns if reports
 * had hidden it.
 * @throws notFound, ownReport, claimedByOther, alreadyDecided; authorReasonNeeded when a thing goes without a word to its author
 */
export async function decideReport(ctx: StaffContext, reportId: string, input: DecisionInput): Promise<void> {
  requireStaff(ctx);
  const target = await targetOf(ctx, reportId);
  if (input.decision === "uphold" && target.subject && !input.author_reason) {
    throw reportingErrors.authorReasonNeeded({ field: "author_reason" });
  }
  if (await decisions.decide(ctx, target, input)) return;
  throw refusalOf(await targetOf(ctx, reportId));
}

/** Lifts the pause that a decision led to, without a word of who it is. @throws notFound, nothingToLift */
export async function liftPause(ctx: StaffContext, reportId: string): Promise<void> {
  requireStaff(ctx);
  const target = await targetOf(ctx, reportId);
  if (await decisions.lift(ctx, target.reportId)) return;
  throw target.isOwn ? reportingErrors.ownReport() : reportingErrors.nothingToLift();
}

/** Takes a decision back within ten minutes: whoever made it, or an admin. @throws notFound, ownReport, undoTooLate, undoCollides */
export async function undoReport(ctx: StaffContext, reportId: string): Promise<void> {
  requireStaff(ctx);
  const target = await targetOf(ctx, reportId);
  try {
    if (await decisions.undo(ctx, target)) return;
  } catch (failed) {
    if (decisions.isCollision(failed)) throw reportingErrors.undoCollides();
    throw failed;
  }
  throw target.isOwn ? reportingErrors.ownReport() : reportingErrors.undoTooLate();
}

/** Who reported how much, and how often rightly; never which report is whose. */
export async function listReporters(ctx: StaffContext, { after = "", size }: { after?: string; size: number }) {
  const rows = await list.listReporters(ctx, after, size);
  const hasPages = leadsTo(ctx, "/admin/users/any");
  const reporters = rows.slice(0, size).map(({ lastAt, ...row }) => ({
    ...row,
    to: hasPages ? `/admin/users/${row.userId}` : undefined,
    lastMonth: monthOf(lastAt),
  }));
  return { reporters, nextAfter: rows.length > size ? reporters.at(-1)?.userId : undefined };
}

/** The statement that the panel's median is made of. */
export const panelDurations = (ctx: StaffContext) => list.latestDurations(ctx, MEDIAN_WITHIN);

/** The middle of some durations in milliseconds; null when there are none. */
export const medianOf = median;
