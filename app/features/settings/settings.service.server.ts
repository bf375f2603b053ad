/** Reading and changing the settings of the site. */

import { numberSettings } from "~/engines/number-settings";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { keysFrom } from "~/platform/sealing-keys.server";
import type { Settings } from "~/platform/settings";
import { readStoredSettings, type StoredSettings, writeSettings } from "~/platform/settings.server";
import { settingsErrors } from "./settings.errors";
import type { SettingsInput } from "./settings.schemas";

/** The settings as they are now, with the version that a change must name. */
export const readMainSettings = (ctx: AdminContext): Promise<StoredSettings> => readStoredSettings(ctx);

/** The settings as their form and the API name them. */
export const settingsFields = (now: Settings) => ({
  ...Object.fromEntries(numberSettings.map(({ name, field }) => [field, now[name]])),
  mail_domains: now.mailDomains,
});

/** As texts, by the names of their fields. */
const asTexts = (fields: object): [string, string][] => Object.entries(fields).map(([name, value]) => [name, [value].flat().join(", ")]);

/** @throws needsSecret where something is switched on whose secret this deployment hasn't got */
async function refuseWithoutSecret({ env }: AdminContext, next: Partial<Settings>): Promise<void> {
  for (const { name, field, needs } of numberSettings) {
    if (needs && next[name] !== 0 && !(await keysFrom(env[needs]))) throw settingsErrors.needsSecret({ field, secret: needs });
  }
}

/**
 * Changes the settings. When somebody else changed them since they were read, but to the same, nothing is left to do.
 * @throws needsSecret; changed when they are others than these by now, with what they are
 */
export async function changeSettings(ctx: AdminContext, { version, ...sent }: SettingsInput): Promise<void> {
  requireAdmin(ctx);
  const next: Partial<Settings> = { mailDomains: sent.mail_domains };
  for (const { name, field } of numberSettings) next[name] = (sent as Record<string, unknown>)[field] as number;
  await refuseWithoutSecret(ctx, next);
  const isWritten = await writeSettings(ctx, next, version);
  if (isWritten) return;
  const now = await readStoredSettings(ctx);
  const [texts, mine] = [asTexts(settingsFields(now)), Object.fromEntries(asTexts(sent))];
  const differences = texts.filter(([name, text]) => text !== mine[name]);
  if (differences.length === 0) return;
  const say = sayIn(ctx);
  throw settingsErrors.changed({
    ...settingsFields(now),
    mail_domains: now.mailDomains.join(", "),
    differences: differences.map(([name, text]) => `${say(`settings:fields.${name}`)}: ${text}`).join("; "),
    changed_by: now.changedBy ?? "—",
    version: now.version,
  });
}
