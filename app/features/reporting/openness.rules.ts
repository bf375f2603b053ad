/** What everybody is told of decisions on reports: by stretches of months, and of no fewer than five things at a time. */
import { reportCategories as categories } from "@schema/reporting";
import { FLOOR, nextRelease } from "~/platform/small-groups";
import { dayAfter } from "~/platform/time";
import type { Category } from "./choices";

/** So many months are told. */
export const MONTHS_TOLD = 12;

export type Outcome = "removed" | "kept";

/** What is counted of the months that are told together: each reported thing once, by the last decision on it. */
export interface CountedPeriod {
  cells: readonly { category: Category; outcome: Outcome; count: number }[];
  appeals: Readonly<Record<"granted" | "refused", number>>;
  /** How many on the staff decided. */
  deciders: number;
  /** Until half of the things were decided on, in milliseconds. */
  median: number | null;
}

/** Kinds of reasons that are told together. */
export interface ToldKinds {
  categories: Category[];
  count: number;
  /** Where each stands by itself in every row. */
  removed: number | null;
  kept: number | null;
}

/** What is told of them. Whatever is missing is less than five, or would tell of less than five. */
export interface ToldPeriod {
  decided: number;
  removed: number | null;
  kept: number | null;
  kinds: ToldKinds[];
  appeals: number | null;
  granted: number | null;
  refused: number | null;
  /** At least so many people, in steps of five. */
  deciders: number | null;
  /** Hours, at least one. */
  hours: number;
}

const HOUR = 3_600_000;
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const atLeast = (count: number) => (count < FLOOR ? null : count - (count % FLOOR));

/** A table by one question and both, as `small-groups` wants them: everything that could be is there. */
function tablesOf(cells: CountedPeriod["cells"]) {
  const count = (fits: (cell: CountedPeriod["cells"][number]) => boolean) => sum(cells.filter(fits).map((cell) => cell.count));
  const both = (category: Category) => ({
    removed: count((cell) => cell.category === category && cell.outcome === "removed"),
    kept: count((cell) => cell.category === category && cell.outcome === "kept"),
  });
  return {
    single: {
      outcome: { removed: count(({ outcome }) => outcome === "removed"), kept: count(({ outcome }) => outcome === "kept") },
      kind: Object.fromEntries(categories.map((category) => [category, count((cell) => cell.category === category)])),
    },
    crossed: { both: { rows: "kind", columns: "outcome", cells: Object.fromEntries(categories.map((each) => [each, both(each)])) } },
  };
}

const inOrder = (keys: readonly string[]) => categories.filter((each) => keys.includes(each));

function kindsOf(release: ReturnType<typeof nextRelease>): ToldKinds[] {
  const crossed = release?.crossed.both;
  if (crossed) {
    return crossed.rowGroups.map((keys, row) => {
      const [removed = 0, kept = 0] = ["removed", "kept"].map(
        (of) => crossed.counts[row]?.[crossed.columnGroups.findIndex((column) => column.includes(of))],
      );
      return { categories: inOrder(keys), count: removed + kept, removed, kept };
    });
  }
  return (release?.single.kind ?? []).map(({ keys, count }) => ({ categories: inOrder(keys), count, removed: null, kept: null }));
}

function appealsOf({ granted, refused }: CountedPeriod["appeals"]) {
  const all = granted + refused;
  const isApart = granted >= FLOOR && refused >= FLOOR;
  return { appeals: all < FLOOR ? null : all, granted: isApart ? granted : null, refused: isApart ? refused : null };
}

/** What may be told of a stretch of months; null while it is too little, so that the next month belongs to it too. */
export function toldOf({ cells, appeals, deciders, median }: CountedPeriod): ToldPeriod | null {
  const decided = sum(cells.map(({ count }) => count));
  if (decided < FLOOR) return null;
  const release = nextRelease(null, tablesOf(cells));
  const outcome = (key: Outcome) => release?.single.outcome?.find(({ keys }) => keys.includes(key))?.count ?? null;
  return {
    decided,
    removed: outcome("removed"),
    kept: outcome("kept"),
    kinds: kindsOf(release),
    ...appealsOf(appeals),
    deciders: atLeast(deciders),
    hours: Math.max(1, Math.round((median ?? 0) / HOUR)),
  };
}

/** `2026-12` → `2027-01`. */
export const monthAfter = (month: string): string => dayAfter(`${month}-28`, 4).slice(0, 7);

/** The month so many months before another. */
export function monthBefore(month: string, months: number): string {
  const [year = 0, of = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, of - 1 - months)).toISOString().slice(0, 7);
}
