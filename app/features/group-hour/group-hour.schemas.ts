/** What people say of a group that looks for an hour. */
import { z } from "zod";
import { callersKey, dayField, integerField, trimmedText } from "~/platform/forms/fields";
import { FIRST_HOUR, LAST_HOUR, MAX_CELLS, MAX_DAYS, MAX_LENGTH, MAX_PLACE, MAX_TITLE } from "./group-hour.limits";

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, " ");

export const newGroupForm = z.strictObject({
  title: trimmedText(1, MAX_TITLE).overwrite(oneLine),
  days: z.array(dayField()).min(1).max(MAX_DAYS),
  starts: integerField(FIRST_HOUR, LAST_HOUR - 1),
  ends: integerField(FIRST_HOUR + 1, LAST_HOUR),
  length: integerField(1, MAX_LENGTH),
  key: callersKey,
});
export type NewGroupInput = z.output<typeof newGroupForm>;

const cell = integerField(0, MAX_CELLS - 1);

/** The forms of a group's page, told apart by their `act`. */
export const groupActs = {
  answer: z.strictObject({ act: z.literal("answer"), free: z.array(cell).max(MAX_CELLS).default([]) }),
  join: z.strictObject({ act: z.literal("join") }),
  leave: z.strictObject({ act: z.literal("leave") }),
  close: z.strictObject({ act: z.literal("close") }),
  pick: z.strictObject({ act: z.literal("pick"), cell, place: trimmedText(0, MAX_PLACE).overwrite(oneLine).default("") }),
  cancel: z.strictObject({ act: z.literal("cancel") }),
  room: z.strictObject({ act: z.literal("room") }),
  delete: z.strictObject({ act: z.literal("delete") }),
} as const;

/** Whether everything in one's calendar fills one's hours in, or the schedule alone. */
export const fillQuery = z.object({ fill: z.enum(["all"]).optional().catch(undefined) });
