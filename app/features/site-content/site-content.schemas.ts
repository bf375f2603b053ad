/** The site's content as admins write it; form and API share this. */
import { z } from "zod";
import { homeNumbers } from "~/engines/site-content";
import { dayField, integerField, linkField, storableText, trimmedText } from "~/platform/forms/fields";
import { MAX_BANNER, MAX_BANNERS, MAX_PICKS } from "./site-content.limits";

const PATH = /^\/(?!\/)[\w\-./?=&%#]*$/;
const MAX_LINK = 300;
const MOST_GROUPS = 40;

const day = dayField("@site-content:form.day");

/** An empty choice is none. */
const link = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.union([z.string().max(MAX_LINK).regex(PATH), linkField(MAX_LINK)], "@site-content:form.link").optional(),
);

const banner = z
  .strictObject({ text_en: trimmedText(2, MAX_BANNER), text_tr: trimmedText(2, MAX_BANNER), link, from: day, until: day })
  .refine(({ from, until }) => from <= until, { path: ["until"], error: "@site-content:form.until" });

/** A text with one post a line is as good as a list; of an address its last part is meant. */
const asIds = (value: unknown) =>
  (typeof value === "string" ? value.split(/[\s,]+/) : Array.isArray(value) ? value : []).flatMap((each) => {
    const id = String(each).split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1);
    return id ? [id] : [];
  });

export const siteContentSchema = z.strictObject({
  /** Numbers of the front page that are shown. */
  numbers: z.array(z.enum(homeNumbers)).max(homeNumbers.length).default([]),
  banners: z.array(banner).max(MAX_BANNERS).default([]),
  demo_picks: z.preprocess(
    asIds,
    z
      .array(z.string().regex(/^[\w-]{1,80}$/, "@site-content:form.post"))
      .max(MAX_PICKS)
      .overwrite((ids) => [...new Set(ids)]),
  ),
  /** Groups of the FAQ with their places; equal places stay as they are. */
  faq: z
    .array(z.strictObject({ group: storableText(60), order: integerField(1, 99) }))
    .max(MOST_GROUPS)
    .default([]),
  /** What the writer read: a change made since by somebody else isn't overwritten unseen. */
  version: z.int().min(0),
});
export type SiteContentInput = z.infer<typeof siteContentSchema>;

export const siteActs = ["publish", "discard", "undo"] as const;

export const siteActSchema = z.strictObject({ act: z.enum(siteActs), version: z.int().min(0) });

const content = z.object({
  numbers: z.array(z.string()).describe("Numbers of the front page that are shown."),
  banners: z.array(
    z.object({ text_en: z.string(), text_tr: z.string(), link: z.string().nullable(), from: z.string(), until: z.string() }),
  ),
  demo_picks: z.array(z.string()),
  faq_order: z.array(z.string()),
});

export const siteContentAnswer = z.object({
  live: content,
  draft: content.nullable(),
  undo_steps: z.number(),
  version: z.number().describe("To be sent back with a change."),
});
