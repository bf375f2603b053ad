/** Posts of the Instagram account as forms and API send them. */
import { z } from "zod";
import { dayField, idField, integerField, storableText, trimmedText } from "~/platform/forms/fields";
import { MAX_CAPTION } from "./instagram.limits";

const ADDRESS = /^https:\/\/(?:www\.)?instagram\.com\/(?:p|reel|tv)\/([\w-]+)/i;

/** An address of a post is as good as its shortcode. */
const shortcodeOf = (value: unknown) => (typeof value === "string" ? (ADDRESS.exec(value.trim())?.[1] ?? value.trim()) : value);

export const instagramSchema = z.strictObject({
  shortcode: z.preprocess(shortcodeOf, z.string().regex(/^[A-Za-z0-9_-]{5,32}$/, "@instagram:form.shortcode")),
  caption: trimmedText(1, MAX_CAPTION),
  posted_on: dayField("@instagram:form.day"),
  /** Of the post that was changed; absent for a new one. */
  version: integerField(1, 1_000_000).optional(),
});
export type InstagramInput = z.infer<typeof instagramSchema>;

export const deletionSchema = z.strictObject({ act: z.literal("delete"), post_id: idField() });

/** Where a list goes on: the day of the last post, and its row. */
const PLACE = /^(\d{4}-\d\d-\d\d)_(\d{1,15})$/;

export const instagramFilters = z.object({
  q: storableText(100).optional().catch(undefined),
  edit: storableText(80).optional().catch(undefined),
  before: z.string().regex(PLACE).optional().catch(undefined),
});
export type InstagramFilters = z.infer<typeof instagramFilters>;

/** The parts of a place in the list. */
export function placeOf(before: string | undefined): { day: string; key: number } | null {
  const [, day = "", key] = PLACE.exec(before ?? "") ?? [];
  return key ? { day, key: Number(key) } : null;
}
