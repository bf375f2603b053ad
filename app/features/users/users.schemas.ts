/** What admins ask of the list of people and write about one of them; forms and API share these. */
import { z } from "zod";
import { emailField, idField, integerField, personNameField, storableText, trimmedText, versionField } from "~/platform/forms/fields";
import { momentCursor, pagingShape } from "~/platform/lists/paging";
import { isDay } from "~/platform/time";
import { userOrders, userRoles, userStates } from "./states";

/** When somebody was here last, and their key. */
export type SeenCursor = `${number}-${number}`;

/**
 * Filters of the list. `before` is the cursor: the key of the last row seen, so that no name stands in an address; in the order of `seen`, which moves
 * while pages are turned, with when that was. Anything unreadable is left out.
 */
export const userFilters = z.object({
  q: trimmedText(0, 200).optional().catch(undefined),
  role: z.enum(userRoles).optional().catch(undefined),
  department_id: storableText(80).min(1).optional().catch(undefined),
  state: z.enum(userStates).optional().catch(undefined),
  sort: z.enum(userOrders).default("newest").catch("newest"),
  before: z
    .union([z.coerce.number().int().positive(), momentCursor().transform((text) => text as SeenCursor)])
    .optional()
    .catch(undefined),
  size: pagingShape.size,
});
export type UserFilters = z.infer<typeof userFilters>;

const userName = z
  .string()
  .trim()
  .min(3)
  .max(30)
  .regex(/^[A-Za-z0-9_.]+$/, "@users:form.userName");

const person = {
  name: personNameField(),
  user_name: userName,
  user_email: emailField(),
  department_id: idField().optional(),
  user_role: z.enum(userRoles),
};

/** A new account, which its owner opens by a mailed link. */
export const newUserSchema = z.strictObject({ ...person, locale: z.enum(["en", "tr"]) });
export type NewUserInput = z.infer<typeof newUserSchema>;

/** An account's facts, all of them: what is left out becomes empty. */
export const editUserSchema = z.strictObject({
  ...person,
  entrance_year: integerField(1956, 2100).optional(),
  is_verified_graduate: z.boolean().optional().default(false),
});
export type EditUserInput = z.infer<typeof editUserSchema>;

/** The same, of the account as it was read. */
export const editUserForm = editUserSchema.extend({ version: versionField() });

const reason = trimmedText(3, 500);

/** Until and with which day; without one until somebody ends it. */
export const blockSchema = z.strictObject({ reason, blocked_until: z.iso.date().refine(isDay, "@validation:day").optional() });
export type BlockInput = z.infer<typeof blockSchema>;

/** So many people are changed at once at most. */
const MOST_AT_ONCE = 50;

/** What the form below the list sends. */
export const severalSchema = z.object({
  act: z.enum(["block", "unblock"]),
  user_ids: z.array(idField()).min(1, "@users:form.chooseSome").max(MOST_AT_ONCE),
  reason,
});
export type SeveralInput = z.infer<typeof severalSchema>;

/** What the forms of a person's page send. */
export const userActSchema = z.discriminatedUnion("act", [
  blockSchema.extend({ act: z.literal("block") }),
  z.object({ act: z.literal("unblock") }),
  z.object({ act: z.literal("verify") }),
  z.object({ act: z.literal("end-session"), session_id: idField() }),
  z.object({ act: z.literal("end-sessions") }),
]);
export type UserAct = z.infer<typeof userActSchema>;

/** Clearing what somebody published about themself. */
export const clearProfileSchema = z.strictObject({ act: z.literal("clear"), reason });

export const userAnswer = z.object({
  user_id: z.string(),
  user_email: z.string(),
  user_name: z.string(),
  name: z.string(),
  user_role: z.enum(userRoles),
  department_id: z.string().nullable(),
  department_name: z.string().nullable(),
  entrance_year: z.number().nullable(),
  is_verified: z.boolean(),
  is_verified_graduate: z.boolean(),
  is_blocked: z.boolean(),
  blocked_until: z.number().nullable(),
  blocked_reason: z.string().nullable(),
  deletion_due_at: z.number().nullable(),
  created_at: z.number(),
  version: z.number().describe("To be sent back with a change."),
});
