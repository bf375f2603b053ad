/** The log of what moderators decided, and what comes back days later. */
import { reviewErrors } from "~/engines/review/errors";
import { subjectById, subjectByType } from "~/engines/review/subjects.server";
import { requireStaff } from "~/platform/access/roles";
import type { StaffContext } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { sayIn } from "~/platform/i18n/say.server";
import * as repository from "./decision-log.repository.server";
import type { DecisionFilters, RestoreForm } from "./decision-log.schemas";
import { reportingErrors } from "./reporting.errors";
import { pageOf } from "./reporting.service.server";

const REMOVING: ReadonlySet<string> = new Set(["reject", "remove"]);

/** What a removal's thing is now, as long as nothing happened to it since. */
function restorableOf({ outcome, subjectId, at }: repository.DecisionRow, standing: ReadonlyMap<string, repository.Standing>) {
  const found = standing.get(subjectId);
  if (!REMOVING.has(outcome) || !found || found.removedAt !== at || found.isMine) return null;
  return { appeal: found.appeal, answer: found.answer };
}

/** What a thing says and its page, as whoever decides on reports reads them; of what was deleted nothing. */
function thingOf(ctx: StaffContext, { thingType, thingId, place, excerpt, subjectStatus }: repository.LoggedRow) {
  const subject = thingType && thingId ? subjectByType(ctx, thingType, thingId) : null;
  if (!subject || subjectStatus === null || subjectStatus === "deleted") return { excerpt: null, to: null };
  return { excerpt, to: pageOf(ctx, subject, { place }) };
}

/** A page of decisions, the latest first, and what they can be narrowed by. Two round trips. */
export async function listDecisions(ctx: StaffContext, filters: DecisionFilters) {
  const { rows, staff, checks } = await repository.readDecisionPage(requireStaff(ctx), filters);
  const shown = rows.slice(0, filters.size);
  const standing = await repository.standingOf(
    ctx,
    shown.filter(({ outcome }) => REMOVING.has(outcome)).map(({ subjectId }) => subjectId),
  );
  const say = sayIn(ctx);
  const { locale, product } = ctx;
  const { exists } = product.translators[locale];
  const kindOf = (kind: string) => (exists(`acts:kinds.${kind}` as never) ? say(`acts:kinds.${kind}`) : kind);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => {
      const { auditId, actorName, kind, subjectId, outcome, reason, at } = row;
      const said = { auditId, actorName, kind: kindOf(kind), subjectId, outcome, reason, at };
      return { ...said, ...thingOf(ctx, row), restorable: restorableOf(row, standing) };
    }),
    nextBefore: last && rows.length > filters.size ? `${last.at}-${last.key}` : undefined,
    // How moderators decided on what was known; for admins alone.
    checks,
    staff: staff.map(({ userId, name }) => ({ value: userId, label: name })),
    kinds: repository
      .decidedKinds(ctx)
      .map((value) => ({ value, label: kindOf(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale)),
  };
}

export type LoggedDecision = Awaited<ReturnType<typeof listDecisions>>["items"][number];

/**
 * Shows again what was removed, whenever that was.
 * @throws restoreGone when it isn't as it was removed, restoreAppealOpen while somebody else is to decide on an appeal against it,
 * restoreAppealRefused when one was refused and that isn't overruled, restoreOwn, restoreCollides
 */
export async function restoreRemoved(ctx: StaffContext, { audit_id, restore_reason, overrules }: RestoreForm): Promise<void> {
  requireStaff(ctx);
  const decision = await repository.findDecision(ctx, audit_id);
  const subject = decision && REMOVING.has(decision.outcome) ? subjectById(ctx, decision.subjectId) : null;
  if (!decision || !subject) throw reportingErrors.restoreGone();
  try {
    if (await repository.restore(ctx, subject, { removedAt: decision.at, reason: restore_reason, overrules: overrules === "1" })) return;
  } catch (failed) {
    if (reasonOf(failed).includes("UNIQUE")) throw reviewErrors.restoreCollides();
    throw failed;
  }
  const standing = (await repository.standingOf(ctx, [subject.id])).get(subject.id);
  if (!standing || standing.removedAt !== decision.at) throw reportingErrors.restoreGone();
  if (standing.isMine) throw reportingErrors.restoreOwn();
  throw standing.appeal === "open" ? reportingErrors.restoreAppealOpen() : reportingErrors.restoreAppealRefused();
}
