/** What owners write into their schedules; forms share these with the checks in browsers. */
import { z } from "zod";
import {
  callersKey,
  dayField,
  endOfDayField,
  idField,
  integerField,
  minuteField,
  storableText,
  trimmedText,
} from "~/platform/forms/fields";

import { TERM_PATTERN } from "~/platform/terms";
import { COLORS } from "./colors";

const nameField = trimmedText(1, 60);
const sectionNumber = integerField(1, 9999);
const courseCode = storableText(40);
const weekday = z.enum(["0", "1", "2", "3", "4", "5", "6"]);
const daySet = z
  .array(weekday)
  .max(7)
  .optional()
  .transform((days) => [...new Set((days ?? []).map(Number))]);

const minute = minuteField();

/** No semester has so many. */
const MOST_FIRST = 12;

/** Courses that a new schedule may begin with, as its page is asked for them: what is no code is left out. */
export const createQuery = z.object({
  course: z.array(z.string()).transform((codes) => codes.filter((code) => code && courseCode.safeParse(code).success).slice(0, MOST_FIRST)),
});

/** A new schedule, which may begin with a section, or with several courses. */
export const createForm = z.object({
  name: nameField,
  term: z.string().regex(TERM_PATTERN),
  course: courseCode.optional(),
  section: sectionNumber.optional(),
  courses: z.array(courseCode).max(MOST_FIRST).optional(),
  key: callersKey,
});
export type NewSchedule = z.infer<typeof createForm>;

export const settingsForm = z.object({
  act: z.literal("save"),
  name: nameField,
  surname: trimmedText(0, 60).optional(),
  department_code: z
    .string()
    .regex(/^[\p{L}\p{N}]{0,12}$/u)
    .optional(),
  hidden_days: daySet,
});
export type SettingsInput = z.infer<typeof settingsForm>;

export const copyForm = z.object({ act: z.literal("copy"), schedule_id: idField() });
export const showForm = z.object({ act: z.literal("show"), schedule_id: idField() });
export const deleteForm = z.object({ act: z.literal("delete") });

export const addSectionForm = z.object({ act: z.literal("add"), course_code: courseCode, section: sectionNumber });
/** Adding to one of several schedules, from the list of all. */
export const addToForm = addSectionForm.extend({ schedule_id: idField() });
export const removeSectionForm = z.object({ act: z.literal("remove"), course_id: idField() });

const MAX_CHANGES = 40;
/** `course-5710140:2,course-2360119:14` */
const changeList = z
  .string()
  .max(MAX_CHANGES * 90)
  .regex(/^[\w-]{1,80}:\d{1,4}(,[\w-]{1,80}:\d{1,4}){0,39}$/)
  .transform((text) => text.split(",").map((part) => ({ courseId: part.split(":")[0] ?? "", section: Number(part.split(":")[1]) })));

export const takeForm = z.object({ act: z.literal("take"), changes: changeList });
/** A section's times as its owner saw them: `[[0,520,570]]`, or that it is gone. */
export const seenForm = z.object({
  act: z.literal("seen"),
  course_id: idField(),
  now: z
    .string()
    .max(4000)
    .regex(/^(gone|\[[\d[\],]*\])$/),
});

const linkKind = z.enum(["feed", "share"]);
export const linkForm = z.object({
  act: z.literal("link"),
  kind: linkKind,
  shows_name: z.boolean().optional(),
  shows_items: z.boolean().optional(),
});
export type LinkInput = z.infer<typeof linkForm>;
export const revokeForm = z.object({ act: z.literal("revoke"), kind: linkKind });
export const copySharedForm = z.object({ act: z.literal("copy") });

/** Whom one invites to compare free time. */
export const inviteForm = z.object({ act: z.literal("invite"), user_name: trimmedText(1, 31) });
export const inviteLinkForm = z.object({ act: z.literal("invite-link") });
export const takeBackForm = z.object({ act: z.literal("end"), pair_id: idField() });
export const acceptForm = z.object({ act: z.literal("accept"), schedule_id: idField() });
export const choosePlanForm = z.object({ act: z.literal("choose"), schedule_id: idField() });
export const declineForm = z.object({ act: z.literal("decline") });
export const endForm = z.object({ act: z.literal("end") });

export const clashForm = z.object({ act: z.enum(["allow", "disallow"]), first: idField(), second: idField() });

/** Times may say that an item ends before it begins; that is told at its end. */
export const itemForm = z
  .object({
    title: trimmedText(1, 80),
    place: trimmedText(0, 80).optional(),
    repeats: z.enum(["weekly", "once"]),
    day: weekday.transform(Number).optional(),
    date: dayField("@schedule:input.badDate").optional(),
    start: minute,
    end: endOfDayField(),
    color: z.coerce
      .number()
      .int()
      .min(0)
      .max(COLORS - 1),
    /** Of a new one. */
    key: callersKey,
  })
  .refine(({ start, end }) => start < end, { path: ["end"], error: "@schedule:input.endFirst" })
  .refine(({ repeats, day }) => repeats === "once" || day !== undefined, { path: ["day"], error: "@schedule:input.needsDay" })
  .refine(({ repeats, date }) => repeats === "weekly" || date !== undefined, { path: ["date"], error: "@schedule:input.needsDate" });
export type ItemInput = z.infer<typeof itemForm>;
export const removeItemForm = z.object({ act: z.literal("remove-item"), item_id: idField() });

/** What combinations are looked for. `excluded` are sections that are out: `course-5710140:2`. */
export const wishesForm = z.object({
  act: z.literal("solve"),
  free_days: daySet,
  not_before: minute.optional(),
  not_after: minute.optional(),
  few_gaps: z.boolean().optional(),
  lunch: z.boolean().optional(),
  only_mine: z.boolean().optional(),
  instructors: z.array(storableText(140)).max(100).optional(),
  excluded: z
    .array(z.string().regex(/^[\w-]{1,80}:\d{1,4}$/))
    .max(400)
    .optional(),
});
export type WishesInput = z.infer<typeof wishesForm>;

/** What is looked for among the courses of a term, and the one whose sections are open. */
export const addCoursesQuery = z.object({
  q: storableText(200).optional().catch(undefined),
  course: storableText(40).optional().catch(undefined),
});
