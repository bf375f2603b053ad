/** The kinds of what stands in one's planner, known to browsers too: each feature's `planned.ts` describes its own. */
import type { TypeOptions } from "i18next";
import type { ReactNode } from "react";

/** Its words: `overview:planner.kinds.<kind>` of one, `overview:calendar.kinds.<kind>` of all of them. */
export type PlannerKind = keyof TypeOptions["resources"]["overview"]["planner"]["kinds"];

type WayWords = TypeOptions["resources"]["overview"]["planner"]["ways"];

interface PlannedKind {
  /** Its place among the kinds that one chooses from, the smallest first. */
  order: number;
  /** A drawing, in pixels. */
  icon: (props: { size?: number; className?: string; "aria-hidden"?: boolean }) => ReactNode;
  /** It takes no part of the day: it is due at its time, until it is done, or rings then. */
  mark?: "due" | "moment";
  /** One without a time lasts all day; of others the time is open. */
  isAllDay?: boolean;
  /** The page of all of them, with its words: `overview:planner.ways.<key>`. */
  way?: { to: string; key: keyof WayWords };
}

export type PlannedKinds = Partial<Record<PlannerKind, PlannedKind>>;

const brought = import.meta.glob<PlannedKinds>("../features/*/planned.ts", { eager: true, import: "planned" });

/** Every kind with its name, by `order`. */
export const planned = Object.values(brought)
  .flatMap((kinds) => Object.entries(kinds) as [PlannerKind, PlannedKind][])
  .map(([kind, described]) => ({ kind, ...described }))
  .sort((a, b) => a.order - b.order);

export const plannerKinds: readonly PlannerKind[] = planned.map(({ kind }) => kind);
