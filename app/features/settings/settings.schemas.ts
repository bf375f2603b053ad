/** The settings as admins write them; form and API share this. */
import { z } from "zod";
import { integerField } from "~/platform/forms/fields";

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

const tidy = (domain: string) => domain.trim().toLowerCase().replace(/^@/, "");

/** A text with one domain a line is as good as a list. */
const asList = (value: unknown) => (typeof value === "string" ? value.split(/[\s,;]+/).filter(Boolean) : value);

const domains = z
  .array(z.string().overwrite(tidy).regex(DOMAIN, "@settings:form.domain"))
  .overwrite((list) => [...new Set(list)])
  .min(1, "@settings:form.needsDomain")
  .max(20);

export const settingsSchema = z.strictObject({
  vip_threshold: integerField(1, 20),
  mail_domains: z.preprocess(asList, domains),
  /** Never one: no single person hides what another wrote. */
  report_threshold: integerField(2, 20),
  /** What the writer read: a change made since by somebody else isn't overwritten unseen. */
  version: z.int().min(0),
});
export type SettingsInput = z.infer<typeof settingsSchema>;

export const settingsAnswer = z.object({
  vip_threshold: z.number(),
  mail_domains: z.array(z.string()),
  report_threshold: z.number(),
  version: z.number().meta({ description: "To be sent back with a change." }),
});
