/** The academic calendar of a term as staff enter it. */
import { z } from "zod";
import { dayField, integerField } from "~/platform/forms/fields";
import { TERM_PATTERN } from "~/platform/terms";
import { dayAfter, isDay } from "~/platform/time";
import { MOST_DAYS_IN_A_ROW, unusualDays } from "./academic-calendar.rules";

const MAX_ROWS = 40;
/** No term's lectures take longer. */
const MAX_TERM_DAYS = 200;

const day = dayField("@academic-calendar:input.badDay");

/** `none`: no lectures; `half`: none from one o'clock on; else the weekday whose lectures the day has, 0 is Monday. */
const dayKinds = ["none", "half", "0", "1", "2", "3", "4", "5", "6"] as const;

const row = z
  .object({ day_from: day, day_until: day.optional(), day_kind: z.enum(dayKinds) })
  .refine(
    ({ day_from: from, day_until: until }) => !until || !isDay(from) || (from <= until && until <= dayAfter(from, MOST_DAYS_IN_A_ROW - 1)),
    {
      path: ["day_until"],
      error: "@academic-calendar:input.badUntil",
    },
  )
  .transform(({ day_from: from, day_until: until, day_kind: kind }) => ({
    from,
    until: until && until !== from ? until : null,
    follows: kind === "none" || kind === "half" ? null : Number(kind),
    ...(kind === "half" ? { isHalf: true } : {}),
  }));

const fields = z.object({
  act: z.literal("calendar"),
  calendar_term: z.string().regex(TERM_PATTERN),
  /** Of the calendar that was changed; 0 for a new one. */
  version: integerField(0, 1_000_000),
  starts_on: day,
  ends_on: day,
  add_drop_from: day.optional(),
  add_drop_until: day.optional(),
  withdrawal_from: day.optional(),
  withdrawal_until: day.optional(),
  finals_from: day.optional(),
  finals_until: day.optional(),
  calendar_days: z.array(row).max(MAX_ROWS).optional().default([]),
});

const periods = ["add_drop", "withdrawal", "finals"] as const;

export const calendarForm = fields.superRefine((value, { addIssue }) => {
  const wrong = (name: string, words: string) => addIssue({ code: "custom", path: [name], message: `@academic-calendar:input.${words}` });
  const { starts_on, ends_on, calendar_days: days } = value;
  // Days that are none have been told of already.
  if (![starts_on, ends_on, ...days.map(({ from }) => from)].every((each) => isDay(each ?? ""))) return;
  if (ends_on <= starts_on || ends_on > dayAfter(starts_on, MAX_TERM_DAYS)) wrong("ends_on", "badEnd");
  for (const name of periods) {
    const [from, until] = [value[`${name}_from`], value[`${name}_until`]];
    if ((from === undefined) !== (until === undefined)) wrong(`${name}_until`, "needsBoth");
    else if (from !== undefined && until !== undefined && until < from) wrong(`${name}_until`, "badUntil");
  }
  const all = [...unusualDays(days).keys()];
  if (all.some((each) => each < starts_on || each > ends_on)) wrong("calendar_days", "outside");
  const isTwice = days.some(({ from, until }, i) =>
    days.some((other, j) => j !== i && other.from <= (until ?? from) && from <= (other.until ?? other.from)),
  );
  if (isTwice) wrong("calendar_days", "twice");
});
export type CalendarInput = z.infer<typeof calendarForm>;
