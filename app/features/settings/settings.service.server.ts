/** Reading and changing the settings of the site. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { readStoredSettings, type StoredSettings, writeSettings } from "~/platform/settings.server";
import { settingsErrors } from "./settings.errors";
import type { SettingsInput } from "./settings.schemas";

/** The settings as they are now, with the version that a change must name. */
export const readMainSettings = (ctx: AdminContext): Promise<StoredSettings> => readStoredSettings(ctx);

/** The settings as their form and the API name them. */
export const settingsFields = (now: Omit<StoredSettings, "version" | "changedBy">) => ({
  ...{ vip_threshold: now.vipThreshold, mail_domains: now.mailDomains, report_threshold: now.reportThreshold },
  ...{ ticket_hold_minutes: now.ticketHoldMinutes, ticket_offer_hours: now.ticketOfferHours, ticket_refund_hours: now.ticketRefundHours },
  ...{ assistant_questions: now.assistantQuestions, assistant_days: now.assistantKeptDays },
});

/** Changes the settings. @throws changed when somebody else did since they were read, with what they are now */
export async function changeSettings(ctx: AdminContext, input: SettingsInput): Promise<void> {
  requireAdmin(ctx);
  const next = {
    ...{ vipThreshold: input.vip_threshold, mailDomains: input.mail_domains, reportThreshold: input.report_threshold },
    ...{ ticketHoldMinutes: input.ticket_hold_minutes, ticketOfferHours: input.ticket_offer_hours },
    ticketRefundHours: input.ticket_refund_hours,
    ...{ assistantQuestions: input.assistant_questions, assistantKeptDays: input.assistant_days },
  };
  const isWritten = await writeSettings(ctx, next, input.version);
  if (isWritten) return;
  const { changedBy, version, ...now } = await readStoredSettings(ctx);
  throw settingsErrors.changed({
    ...settingsFields(now),
    mail_domains: now.mailDomains.join(", "),
    changed_by: changedBy ?? "—",
    version,
  });
}
