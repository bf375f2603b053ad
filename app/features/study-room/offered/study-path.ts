/** Where a new study room is opened with its time filled in. */
import { clockTime } from "../../../platform/time";
import { LONGEST } from "../study-room.limits";

export interface StudyTime {
  /** A calendar day, 2026-11-23. */
  day: string;
  /** Minutes after midnight. */
  start: number;
  end: number;
}

const MOST_MINUTES = LONGEST / 60_000;

/** The address of the form; what is longer than a room may be is cut off. */
export const studyPath = ({ day, start, end }: StudyTime): string =>
  `/study-room/add?${new URLSearchParams({ day, start: clockTime(start), end: clockTime(Math.min(end, start + MOST_MINUTES)) })}`;
