/** The settings as admins write them; form and API share this. */
import { z } from "zod";
import { numberSettings } from "~/engines/number-settings";
import { integerField, trimmedText } from "~/platform/forms/fields";

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

const tidy = (domain: string) => domain.trim().toLowerCase().replace(/^@/, "");

/** A text with one domain a line is as good as a list. */
const asList = (value: unknown) => (typeof value === "string" ? value.split(/[\s,;]+/).filter(Boolean) : value);

const domains = z
  .array(z.string().overwrite(tidy).regex(DOMAIN, "@settings:form.domain"))
  .overwrite((list) => [...new Set(list)])
  .min(1, "@settings:form.needsDomain")
  .max(20);

/** One field for each setting that is a whole number. */
const numbers = Object.fromEntries(
  numberSettings.map(({ field, least, most, among }) => {
    const whole = integerField(least, most);
    return [field, among ? whole.refine((value) => among.includes(value), "@settings:form.among") : whole];
  }),
);

export const settingsSchema = z.strictObject({
  ...numbers,
  mail_domains: z.preprocess(asList, domains),
  /** What the writer read: a change made since by somebody else isn't overwritten unseen. */
  version: z.int().min(0),
});
export type SettingsInput = z.infer<typeof settingsSchema>;

const names = z
  .array(z.string().regex(/^[a-z0-9-]{1,60}$/))
  .max(200)
  .default([]);

const note = trimmedText(0, 300).default("");

const MAX_PATH = 120;
const MOST_PAGES = 100;

/** Lines of a form are as good as a list. */
const paths = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/\s+/).filter(Boolean) : value),
  z.array(z.string().max(MAX_PATH).startsWith("/", "@settings:form.path")).max(MOST_PAGES).default([]),
);

export const maintenanceSchema = z.strictObject({
  is_whole: z.boolean().default(false),
  /** Features by name. */
  closed: names,
  /** Pages by their addresses, or by the patterns of these. */
  closed_pages: paths,
  /** Said to readers beside the product's own sentence. */
  note_en: note,
  note_tr: note,
  /** Flags that are switched on. */
  flags: names,
  version: z.int().min(0),
});
export type MaintenanceInput = z.infer<typeof maintenanceSchema>;

export const maintenanceAnswer = z.object({
  is_whole: z.boolean(),
  closed: z.array(z.string()),
  closed_pages: z.array(z.string()),
  note_en: z.string(),
  note_tr: z.string(),
  flags: z.array(z.string()),
  version: z.number().meta({ description: "To be sent back with a change." }),
});

export const settingsAnswer = z.object({
  ...Object.fromEntries(numberSettings.map(({ field }) => [field, z.number()])),
  mail_domains: z.array(z.string()),
  version: z.number().meta({ description: "To be sent back with a change." }),
});
