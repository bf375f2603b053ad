/** What staff may ask of chosen items; the form of `ModerationTable` sends it. */
import { z } from "zod";
import { idField, trimmedText } from "../../platform/forms/fields";

export const moderationActSchema = z
  .object({
    act: z.enum(["approve", "reject", "remove", "restore"]),
    ids: z.array(idField()).min(1).max(100),
    reason: trimmedText(0, 1000).default(""),
  })
  .refine(({ act, reason }) => act !== "reject" || reason !== "", { path: ["reason"], message: "@kit:validation.required" });

export type ModerationAct = z.infer<typeof moderationActSchema>;
