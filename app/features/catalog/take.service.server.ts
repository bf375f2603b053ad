/** `What can I take?`: reads what the list's own filters go by, and says which of them nothing is known for. */
import type { Context } from "~/platform/context";
import { departments } from "~/university/departments";
import { codesOf } from "../course-marks/course-marks.rules";
import { type MarksState, marksFrom } from "../course-marks/course-marks.service.server";
import type { CatalogFilters } from "./catalog.schemas";
import { joinedBusy, type OwnSchedule, readOwnFacts, type TakeFacts } from "./take.repository.server";

/** Filters that go by something of the reader's own. */
const OWN_FILTERS = ["prerequisites_met", "not_taken", "fits", "my_required"] as const;

/** What the list is told about its own filters. */
export interface CatalogTake {
  /** `signedOut`: nothing is known of the reader. */
  state: MarksState | "signedOut";
  schedules: readonly OwnSchedule[];
}

/** Seven digits for each department that a code's letters stand for: files name so what the catalog hasn't got itself. */
function numbersOf(code: string): string[] {
  const [, letters, number] = /^([A-Z]+)(\d{3,4})$/.exec(code) ?? [];
  if (!letters || !number) return [];
  return [...departments].flatMap(([digits, own]) => (own === letters ? [digits + number.padStart(4, "0")] : []));
}

/** The filters without those that nothing is known for. */
function known(filters: CatalogFilters, state: CatalogTake["state"], hasPlan: boolean): CatalogFilters {
  const hasMarks = state === "on";
  return {
    ...filters,
    ...(!hasMarks && { prerequisites_met: undefined, not_taken: undefined }),
    ...(!hasPlan && { fits: undefined }),
    ...(state === "signedOut" && { my_required: undefined }),
  };
}

/**
 * What the own filters of a list go by. One round trip, and none where no such filter is asked for.
 * @returns the filters that can be kept; `take` null where the list asks for nothing of the reader's own
 */
export async function readTake(
  ctx: Context,
  filters: CatalogFilters,
): Promise<{ filters: CatalogFilters; facts: TakeFacts | null; take: CatalogTake | null }> {
  if (OWN_FILTERS.every((name) => filters[name] === undefined)) return { filters, facts: null, take: null };
  const { actor } = ctx;
  if (!actor) return { filters: known(filters, "signedOut", false), facts: null, take: { state: "signedOut", schedules: [] } };
  const own = await readOwnFacts({ ...ctx, actor }, filters.fits ?? "");
  const { state, marks } = await marksFrom(ctx, own.marks);
  const chosen = own.schedules.find(({ scheduleId }) => scheduleId === filters.fits);
  const passed = codesOf(marks, "passed");
  const facts: TakeFacts = {
    userId: actor.userId,
    passed,
    passedElsewhere: passed.flatMap((code) => [code, ...numbersOf(code)]),
    taken: codesOf(marks, "passed", "taking"),
    plan: chosen ? { term: chosen.term, courseIds: own.courseIds, busy: joinedBusy(own.busy) } : null,
  };
  return { filters: known(filters, state, chosen !== undefined), facts, take: { state, schedules: own.schedules } };
}
