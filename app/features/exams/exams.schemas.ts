/** What is said of an exam, and what one does with it. */
import { examKinds } from "@schema/exams";
import { z } from "zod";
import { dayField, endOfDayField, idField, integerField, minuteField, trimmedText } from "~/platform/forms/fields";
import { MAX_NUMBER, MAX_ROOMS } from "./exams.limits";
import { areRooms, tidyRooms } from "./exams.rules";

/** Times may say that it ends before it begins; that is told at its end. */
export const claimForm = z
  .object({
    kind: z.enum(examKinds),
    number: integerField(1, MAX_NUMBER).optional(),
    date: dayField(),
    start: minuteField(),
    end: endOfDayField(),
    rooms: trimmedText(0, MAX_ROOMS).overwrite(tidyRooms).refine(areRooms, "@exams:form.rooms").optional(),
  })
  .refine(({ start, end }) => typeof start !== "number" || typeof end !== "number" || start < end, {
    path: ["end"],
    error: "@exams:form.end",
  });
export type ClaimInput = z.infer<typeof claimForm>;

export const claimActForm = z.strictObject({ act: z.enum(["agree", "withdraw"]), claim_id: idField() });
export const staffActForm = z.strictObject({ act: z.enum(["confirm", "remove"]), claim_id: idField() });

/** Of which exam the form is asked for; what makes no sense is left out. */
export const addQuery = z.object({
  kind: z.enum(examKinds).optional().catch(undefined),
  number: z.coerce.number().int().min(1).max(MAX_NUMBER).optional().catch(undefined),
});
