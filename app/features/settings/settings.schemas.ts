/** The settings as admins write them; form and API share this. */
import { z } from "zod";
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

/** How long seats are held for whoever pays, and until when before an event tickets can be returned. */
const tickets = {
  ticket_hold_minutes: integerField(5, 60),
  ticket_offer_hours: integerField(1, 168),
  ticket_refund_hours: integerField(0, 720),
};

/** How much a day the assistant is asked by one person, and how long a conversation with it is kept. */
const assistant = {
  assistant_questions: integerField(1, 1000),
  assistant_days: integerField(1, 730),
};

export const settingsSchema = z.strictObject({
  vip_threshold: integerField(1, 20),
  mail_domains: z.preprocess(asList, domains),
  /** Never one: no single person hides what another wrote. */
  report_threshold: integerField(2, 20),
  ...tickets,
  ...assistant,
  /** What the writer read: a change made since by somebody else isn't overwritten unseen. */
  version: z.int().min(0),
});
export type SettingsInput = z.infer<typeof settingsSchema>;

const names = z
  .array(z.string().regex(/^[a-z0-9-]{1,60}$/))
  .max(200)
  .default([]);

const note = trimmedText(0, 300).default("");

export const maintenanceSchema = z.strictObject({
  is_whole: z.boolean().default(false),
  /** Features by name. */
  closed: names,
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
  note_en: z.string(),
  note_tr: z.string(),
  flags: z.array(z.string()),
  version: z.number().meta({ description: "To be sent back with a change." }),
});

export const settingsAnswer = z.object({
  vip_threshold: z.number(),
  mail_domains: z.array(z.string()),
  report_threshold: z.number(),
  ticket_hold_minutes: z.number(),
  ticket_offer_hours: z.number(),
  ticket_refund_hours: z.number(),
  assistant_questions: z.number(),
  assistant_days: z.number(),
  version: z.number().meta({ description: "To be sent back with a change." }),
});
