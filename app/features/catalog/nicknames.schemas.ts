/** What staff write into the list of nicknames; it is kept as the search reads it. */
import { z } from "zod";
import { foldTurkish } from "~/platform/folding";
import { trimmedText } from "~/platform/forms/fields";

const MAX_WORDS = 3;

const foldedText = (max: number) => trimmedText(2, max).transform(foldTurkish).pipe(z.string().min(2).max(max));

/** A nickname, and the words that the catalog has for it. */
export const nicknameSchema = z.strictObject({
  nickname: foldedText(40).refine((text) => text.split(" ").length <= MAX_WORDS, "@upkeep:nicknames.tooLong"),
  replacement: foldedText(100),
});
export type NicknameInput = z.infer<typeof nicknameSchema>;

/** The nickname to take off the list. */
export const removeNicknameSchema = z.strictObject({ act: z.literal("remove"), nickname: foldedText(40) });
