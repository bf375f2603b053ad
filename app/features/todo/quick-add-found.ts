/** What a reader of a line gives back. */
import type { Repeat } from "~/platform/repeats";

/** What some words say. */
export interface Found {
  kind: "date" | "time" | "repeat";
  /** How many words. */
  taken: number;
  day?: string;
  /** The weekday that was said, 1 for Monday, of which `day` is the coming one. */
  weekday?: number;
  minute?: number;
  /** Whether the minute belongs to the night that begins on the day: it is on the next one. */
  rolls?: boolean;
  repeat?: Repeat;
  /** Whether the words stay in the title, because they say more than a todo can hold. */
  keeps?: boolean;
}
