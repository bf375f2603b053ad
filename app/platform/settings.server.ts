/** Settings that admins change: read from KV (up to a minute old), true in D1, defaults in the code. */
import { settings as settingsTable } from "@schema/platform";
import { configuration } from "../configuration";
import type { Context } from "./context";

export interface Settings {
  /** Approved contributions that open the databank. */
  vipThreshold: number;
  mailDomains: string[];
}

const DEFAULTS: Settings = { vipThreshold: 3, mailDomains: [...configuration.university.mailDomains] };
const KV_KEY = "settings";

/** All settings. Failures of the cache are silent: D1 answers instead. */
export async function readSettings({ env, db }: Pick<Context, "env" | "db">): Promise<Settings> {
  const cached = await env.KV.get<Partial<Settings>>(KV_KEY, { type: "json", cacheTtl: 60 }).catch(() => null);
  if (cached) return { ...DEFAULTS, ...cached };
  const rows = await db.select().from(settingsTable);
  const stored = Object.fromEntries(rows.map((row) => [row.name, row.value])) as Partial<Settings>;
  await env.KV.put(KV_KEY, JSON.stringify(stored), { expirationTtl: 300 }).catch(() => undefined);
  return { ...DEFAULTS, ...stored };
}
