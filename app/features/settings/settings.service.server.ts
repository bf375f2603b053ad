/** Reading and changing the settings of the site. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { readStoredSettings, type StoredSettings, writeSettings } from "~/platform/settings.server";
import { settingsErrors } from "./settings.errors";
import type { SettingsInput } from "./settings.schemas";

/** The settings as they are now, with the version that a change must name. */
export const readMainSettings = (ctx: AdminContext): Promise<StoredSettings> => readStoredSettings(ctx);

/** Changes the settings. @throws changed when somebody else did since they were read, with what they are now */
export async function changeSettings(ctx: AdminContext, input: SettingsInput): Promise<void> {
  requireAdmin(ctx);
  const next = { vipThreshold: input.vip_threshold, mailDomains: input.mail_domains, reportThreshold: input.report_threshold };
  const isWritten = await writeSettings(ctx, next, input.version);
  if (isWritten) return;
  const now = await readStoredSettings(ctx);
  throw settingsErrors.changed({
    vip_threshold: now.vipThreshold,
    mail_domains: now.mailDomains.join(", "),
    report_threshold: now.reportThreshold,
    changed_by: now.changedBy ?? "—",
    version: now.version,
  });
}
