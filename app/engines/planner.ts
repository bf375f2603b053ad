/** What somebody has on and means to do, by day: each feature brings its own entries for one's own space. */
import type { Context, SignedInContext } from "../platform/context";
import type { rawStatement } from "../platform/db.server";
import type { PlannerKind } from "./planned";

/** The days that are looked at, both ends included: `2026-11-21`. */
export interface PlannerRange {
  from: string;
  until: string;
  /** UTC milliseconds. */
  now: number;
}

/** Whose planner it is, and in which language; nobody has to be signed in, where a calendar reads it. */
export type PlannerContext = Pick<Context, "db" | "product" | "locale"> & { actor: Pick<SignedInContext["actor"], "userId"> };

export interface PlannerEntry {
  id: string;
  /** What calendars know it by where its `id` names its time: it stays when that moves. */
  calendarId?: string;
  kind: PlannerKind;
  /** In the reader's language. */
  title: string;
  /** When it begins; before the first day that is looked at where it still goes on. */
  day: string;
  /** Minutes after midnight; null: all day, or some time of it. */
  start: number | null;
  /** As `start`, of the same day: 1500 is 01:00 of the next one. */
  end: number | null;
  /** A place, a list. */
  detail: string;
  /** Where it is shown; null where there is no such page. */
  to: string | null;
  /** It was meant for an earlier day. */
  isOverdue?: boolean;
}

export interface PlannerSource {
  name: string;
  /** Its place among entries of the same time, the smallest first. */
  order: number;
  /** What it reads; it goes in one batch with what others read. */
  statements(ctx: PlannerContext, range: PlannerRange): readonly ReturnType<typeof rawStatement>[];
  /** The entries that the results of its statements give. */
  entries(ctx: PlannerContext, range: PlannerRange, results: readonly (readonly unknown[])[]): PlannerEntry[];
}
