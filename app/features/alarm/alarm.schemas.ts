/** What people say of their alarms; forms and API share it. */
import { z } from "zod";
import { callersKey, clockField, dayField, minuteField, storableText, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { repeats } from "~/platform/repeats";
import { MAX_NOTE, MAX_TITLE, snoozes } from "./alarm.limits";

const minute = minuteField();

const shape = {
  title: trimmedText(1, MAX_TITLE),
  note: trimmedText(0, MAX_NOTE).optional(),
  day: dayField("@alarm:input.badDay"),
  time: minute,
  repeat: z.enum(repeats).default("none"),
  sends_mail: z.boolean().default(false),
};

const MAX_PATH = 300;

/** A new alarm. What it is about is an address of the site, and what that is called. */
export const alarmForm = z.strictObject({
  ...shape,
  link_path: storableText(MAX_PATH).optional(),
  link_title: trimmedText(0, MAX_TITLE).optional(),
  key: callersKey,
});
export type AlarmInput = z.output<typeof alarmForm>;

export const editForm = z.strictObject({ ...shape, revision: z.coerce.number().int().min(1) });
export type EditInput = z.output<typeof editForm>;

export const snoozeForm = z.object({
  act: z.literal("snooze"),
  minutes: z.coerce.number().refine((minutes) => (snoozes as readonly number[]).includes(minutes)),
});
export const deleteForm = z.object({ act: z.literal("delete") });

/** What another page asks to be reminded of. */
export const newAlarmQuery = z.object({
  title: storableText(400).catch("").default(""),
  path: storableText(MAX_PATH).catch("").default(""),
  day: dayField().optional().catch(undefined),
  time: clockField().optional().catch(undefined),
});
export type NewAlarm = z.output<typeof newAlarmQuery>;

export const adminQuery = z.object(pagingShape);
