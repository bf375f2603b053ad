/** What somebody says about themselves, and which of it others see. */
import { z } from "zod";
import { trimmedText } from "~/platform/forms/fields";
import { MAX_BIO, MAX_LINKS, publicParts } from "./public-parts";

const isPlain = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
};

/** A web address with https and without a name or password in it. */
const link = z
  .string()
  .trim()
  .max(200)
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: "@overview:edit.https" }).refine(isPlain, "@overview:edit.https"));

/** With empty ones between them. */
const MOST_ROWS = 20;

/** The form; rows that are left empty are no links. */
export const profileFormSchema = z.object({
  bio: trimmedText(0, MAX_BIO).optional().default(""),
  links: z
    .array(z.object({ url: link.optional() }).optional())
    .max(MOST_ROWS)
    .optional()
    .transform((rows) => [...new Set((rows ?? []).flatMap((row) => row?.url ?? []))])
    .pipe(z.array(z.string()).max(MAX_LINKS)),
  public_parts: z.array(z.enum(publicParts)).max(publicParts.length).optional().default([]),
});
export type ProfileInput = z.output<typeof profileFormSchema>;

/** The tab of one's own space. */
export const spaceQuery = z.object({ tab: z.enum(["private", "public"]).default("private").catch("private") });
