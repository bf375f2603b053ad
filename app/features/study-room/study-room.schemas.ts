/** What people say of their study rooms; forms and API share it. */
import { z } from "zod";
import { MAX_REASON } from "~/engines/review/decision";
import { plainCourseCode } from "~/platform/course-codes";
import {
  callersKey,
  clockField,
  dayField,
  endMinuteField,
  idField,
  integerField,
  minuteField,
  storableText,
  trimmedText,
} from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { MAX_CAPACITY, MAX_PLACE, MAX_TOPIC, MIN_CAPACITY, visibilities } from "./study-room.limits";

const day = dayField("@study-room:input.badDay");

const courseCode = z.string().transform(plainCourseCode).pipe(storableText(12)).optional();

const shape = {
  topic: trimmedText(1, MAX_TOPIC).overwrite((text) => text.replace(/\s*\n\s*/g, " ")),
  course_code: courseCode,
  place: trimmedText(1, MAX_PLACE),
  day,
  starts: minuteField(),
  /** At or before the start: on the next day. */
  ends: endMinuteField(),
  capacity: integerField(MIN_CAPACITY, MAX_CAPACITY),
  visibility: z.enum(visibilities).default("everyone"),
};

/** What its host decides of a room. */
export const roomForm = z.strictObject(shape);
export type RoomInput = z.output<typeof roomForm>;

export const newRoomForm = z.strictObject({ ...shape, key: callersKey });
export type NewRoomInput = z.output<typeof newRoomForm>;

const userId = idField();

/** The forms of a room's page, told apart by their `act`. */
export const roomActs = {
  join: z.object({ act: z.literal("join") }),
  leave: z.object({ act: z.literal("leave"), next_host: userId.optional() }),
  "hand-over": z.object({ act: z.literal("hand-over"), user_id: userId }),
  remove: z.object({ act: z.literal("remove"), user_id: userId }),
  end: z.object({ act: z.literal("end") }),
  report: z.object({ act: z.literal("report"), seq: z.coerce.number().int().positive() }),
} as const;

/** Staff take a room down, or let it be seen again. */
export const staffActForm = z.discriminatedUnion("act", [
  z.object({ act: z.literal("take-down"), id: idField(), reason: trimmedText(3, MAX_REASON) }),
  z.object({ act: z.literal("bring-back"), id: idField() }),
]);

/** A moment as the cursor of a list: `1795000000000.12`. */
const cursor = z
  .string()
  .regex(/^\d{1,15}\.\d{1,15}$/)
  .optional()
  .catch(undefined);

export const roomFilters = z.object({ course: storableText(12).optional().catch(undefined), after: cursor, size: pagingShape.size });
export type RoomFilters = z.output<typeof roomFilters>;

export const staffFilters = z.object({
  before: z.coerce.number().int().positive().optional().catch(undefined),
  size: pagingShape.size,
});
export const peopleFilters = z.object({ after: storableText(80).optional().catch(undefined), size: pagingShape.size });

const time = clockField().optional().catch(undefined);

/** What another page asks to be filled in. */
export const newRoomQuery = z.object({
  topic: storableText(400).catch("").default(""),
  course: storableText(12).catch("").default(""),
  day: dayField().optional().catch(undefined),
  start: time,
  end: time,
});
