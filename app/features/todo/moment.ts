/** When something is read or written, as lines of todos are understood by it. */
import type { Context } from "~/platform/context";
import { localDay, minuteOfDay } from "~/platform/time";
import type { Moment } from "./quick-add.rules";

/** The moment of the use case on the university's clocks. */
export function momentIn({ clock, locale }: Pick<Context, "clock" | "locale">): Moment {
  const now = clock.now();
  return { today: localDay(now), minute: minuteOfDay(now), locale };
}
