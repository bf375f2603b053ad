/** What people said of sections, as others read it. */
import type { SectionFacts } from "../schedule/plan.rules";

/** What was said of a section lately. */
export interface SaidRow {
  courseId: string;
  sectionNumber: number;
  /** How many say that it has room, and how many that it is full. */
  rooms: number;
  fulls: number;
  /** The latest of them, and when; null where nobody said anything. */
  hasRoom: number | null;
  saidAt: number | null;
  /** What the reader said. */
  own: number | null;
  isWatched: number;
  isInWeek: number;
}

/** A section with what is said of it. */
export interface SectionSeats extends Pick<SectionFacts, "number" | "isGiven" | "admission" | "instructors" | "meetings"> {
  /** The latest word, with how many say the same and how many the opposite; null where nobody said anything lately. */
  said: { hasRoom: boolean; count: number; others: number; at: number } | null;
  own: "room" | "full" | null;
  isWatched: boolean;
  isInWeek: boolean;
}

/** Sections that take the reader first, in the order of their numbers. Of those that the timetable dropped only what the reader is in or waits for. */
export function seatsOf(facts: readonly SectionFacts[], said: readonly SaidRow[]): SectionSeats[] {
  const rows = new Map(said.map((row) => [row.sectionNumber, row]));
  const sections = facts.flatMap(({ number, isGiven, admission, instructors, meetings }): SectionSeats[] => {
    const row = rows.get(number);
    if (!row || !(isGiven || row.isWatched || row.isInWeek)) return [];
    const hasRoom = row.hasRoom === 1;
    return [
      {
        number,
        isGiven,
        admission,
        instructors,
        meetings,
        said:
          row.saidAt === null
            ? null
            : { hasRoom, count: hasRoom ? row.rooms : row.fulls, others: hasRoom ? row.fulls : row.rooms, at: row.saidAt },
        own: row.own === null ? null : row.own === 1 ? "room" : "full",
        isWatched: row.isWatched === 1,
        isInWeek: row.isInWeek === 1,
      },
    ];
  });
  return [...sections.filter(({ admission }) => admission !== "refused"), ...sections.filter(({ admission }) => admission === "refused")];
}
