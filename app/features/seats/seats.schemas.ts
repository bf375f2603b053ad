/** What one says of a section, and whether one waits for it. */
import { z } from "zod";
import { idField, integerField } from "~/platform/forms/fields";
import { MAX_SECTION } from "./seats.limits";

const section = { course_id: idField(), section: integerField(1, MAX_SECTION) };

export const seatForm = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("room"), ...section }),
  z.strictObject({ act: z.literal("full"), ...section }),
  z.strictObject({ act: z.literal("unsay"), ...section }),
  z.strictObject({ act: z.literal("watch"), ...section }),
  z.strictObject({ act: z.literal("unwatch"), ...section }),
  z.strictObject({ act: z.literal("watch-all"), course_id: section.course_id }),
]);
