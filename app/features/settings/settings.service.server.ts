/** Reading and changing the settings of the site. */
import type { SignedInContext } from "~/platform/context";
import { readStoredSettings, type StoredSettings, writeSettings } from "~/platform/settings.server";
import { settingsErrors } from "./settings.errors";
import type { SettingsInput } from "./settings.schemas";

/** The settings as they are now, with the version that a change must name. */
export const readMainSettings = (ctx: SignedInContext): Promise<StoredSettings> => readStoredSettings(ctx);

/** Changes the settings. @throws changed when somebody else did since they were read, with what they are now */
export async function changeSettings(ctx: SignedInContext, { vip_threshold, mail_domains, version }: SettingsInput): Promise<void> {
  const isWritten = await writeSettings(ctx, { vipThreshold: vip_threshold, mailDomains: mail_domains }, version);
  if (isWritten) return;
  const now = await readStoredSettings(ctx);
  throw settingsErrors.changed({
    vip_threshold: now.vipThreshold,
    mail_domains: now.mailDomains.join(", "),
    changed_by: now.changedBy ?? "—",
    version: now.version,
  });
}
