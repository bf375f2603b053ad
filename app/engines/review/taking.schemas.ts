/** What the forms of something that staff take send. */
import { z } from "zod";
import { idField, trimmedText } from "../../platform/forms/fields";
import { MAX_NOTE } from "./taking";

export const takingAct = z.discriminatedUnion("act", [
  z.strictObject({ act: z.enum(["take", "let-go"]) }),
  /** From whoever had it when the form was drawn. */
  z.strictObject({ act: z.literal("hand-over"), to: idField(), from: idField().optional() }),
  /** With the note as it was read, through the same reader: a later one isn't written over. */
  z.strictObject({
    act: z.literal("note"),
    staff_note: trimmedText(0, MAX_NOTE).default(""),
    note_before: trimmedText(0, MAX_NOTE).default(""),
  }),
]);
export type TakingAct = z.infer<typeof takingAct>;
export const takingActs: ReadonlySet<string> = new Set(["take", "let-go", "hand-over", "note"]);
