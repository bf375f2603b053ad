/** Reading and changing the settings of the site. */

import { numberSettings } from "~/engines/number-settings";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { readStoredSettings, type Settings, type StoredSettings, writeSettings } from "~/platform/settings.server";
import { settingsErrors } from "./settings.errors";
import type { SettingsInput } from "./settings.schemas";

/** The settings as they are now, with the version that a change must name. */
export const readMainSettings = (ctx: AdminContext): Promise<StoredSettings> => readStoredSettings(ctx);

/** The settings as their form and the API name them. */
export const settingsFields = (now: Settings) => ({
  ...Object.fromEntries(numberSettings.map(({ name, field }) => [field, now[name]])),
  mail_domains: now.mailDomains,
});

/** Changes the settings. @throws changed when somebody else did since they were read, with what they are now */
export async function changeSettings(ctx: AdminContext, { mail_domains, version, ...numbers }: SettingsInput): Promise<void> {
  requireAdmin(ctx);
  const next: Partial<Settings> = { mailDomains: mail_domains };
  for (const { name, field } of numberSettings) next[name] = (numbers as Record<string, number>)[field];
  const isWritten = await writeSettings(ctx, next, version);
  if (isWritten) return;
  const now = await readStoredSettings(ctx);
  throw settingsErrors.changed({
    ...settingsFields(now),
    mail_domains: now.mailDomains.join(", "),
    changed_by: now.changedBy ?? "—",
    version: now.version,
  });
}
