/** What the assistant offers to somebody of whom something is due. */
import { planned } from "~/engines/planned";
import type { SuggestionSource } from "~/engines/suggestions";
import type { SignedInContext } from "~/platform/context";
import { dayAfter, localDay } from "~/platform/time";
import { plannedEntries } from "./planner.server";

const DAYS = 7;
const DUE = new Set(planned.filter(({ mark }) => mark === "due").map(({ kind }) => kind));

function weekOf(ctx: SignedInContext) {
  const now = ctx.clock.now();
  const from = localDay(now);
  return plannedEntries(ctx, { from, until: dayAfter(from, DAYS), now });
}

export const dueSuggestion: SuggestionSource = {
  order: 1,
  statements: (ctx) => weekOf(ctx).statements,
  questions(ctx, results) {
    const isDue = weekOf(ctx)
      .entriesOf(results)
      .some(({ kind }) => DUE.has(kind));
    return isDue ? [ctx.product.translators[ctx.locale].t("overview:assistant.suggested")] : [];
  },
};
