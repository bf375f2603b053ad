/** Settings that admins change: read from KV (up to a minute old), true in D1, defaults in the features that have them. */

import { users } from "@schema/accounts";
import { settings as settingsTable } from "@schema/platform";
import { eq, inArray, sql } from "drizzle-orm";
import type { AdminContext, Context } from "./context";
import { columns, eachOf, rawStatement, returning } from "./db.server";
import { newId } from "./ids";
import { kvCopy } from "./kv-copy.server";
import type { Settings } from "./settings";

type Base = Pick<Context, "env" | "db" | "clock" | "product">;

const copy = kvCopy({
  key: "settings",
  seconds: 300,
  async load({ db }: Base) {
    const rows = await db.select().from(settingsTable);
    return Object.fromEntries(rows.map((row) => [row.name, row.value])) as Partial<Settings>;
  },
  isUsable: () => true,
});

/** All settings by those that were changed, whose copy stays the same object while nobody changes one, with what they were put onto. */
const complete = new WeakMap<Partial<Settings>, { first: Settings; all: Readonly<Settings> }>();

/** All settings, the same object for all readers. Failures of the cache are silent: D1 answers instead. */
export async function readSettings(ctx: Base): Promise<Readonly<Settings>> {
  const { settings: first } = ctx.product;
  const changed = await copy.read(ctx);
  const known = complete.get(changed);
  if (known?.first === first) return known.all;
  const all = Object.freeze({ ...first, ...changed });
  complete.set(changed, { first, all });
  return all;
}

export interface StoredSettings extends Settings {
  /** Rises with every change; 0 while nothing was changed. Also the moment of the last change. */
  version: number;
  changedBy: string | null;
}

/** The settings as the database has them now, and who changed them last. One round trip. */
export async function readStoredSettings({ db, product }: Pick<Context, "db" | "product">): Promise<StoredSettings> {
  const [rows] = await db.batch([
    db
      .select(columns({ name: settingsTable.name, value: settingsTable.value, updatedAt: settingsTable.updatedAt, changedBy: users.name }))
      .from(settingsTable)
      .leftJoin(users, eq(users.userId, settingsTable.updatedBy))
      .where(inArray(settingsTable.name, Object.keys(product.settings))),
  ]);
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Partial<Settings>;
  const latest = rows.reduce<(typeof rows)[number] | null>((a, b) => (a && a.updatedAt >= b.updatedAt ? a : b), null);
  return { ...product.settings, ...stored, version: latest?.updatedAt ?? 0, changedBy: latest?.changedBy ?? null };
}

/**
 * Stores some settings that were read at a version, with their audit row, and refreshes the caches.
 * @returns false when somebody else changed any setting since: then nothing is written
 */
export async function writeSettings(ctx: AdminContext, next: Partial<Settings>, version: number): Promise<boolean> {
  const { db, clock, actor, product } = ctx;
  const now = Math.max(clock.now(), version + 1);
  const ours = sql`name IN (SELECT value FROM ${eachOf(Object.keys(product.settings))})`;
  const isCurrent = sql`(SELECT coalesce(max(updated_at), 0) FROM settings WHERE ${ours}) = ${version}`;
  const rows = Object.entries(next).map(([name, value]) => ({ name, text: JSON.stringify(value) }));
  const [, changed] = await db.batch([
    rawStatement(
      db,
      sql`INSERT INTO audit_entries (audit_id, actor_id, act, subject_type, subject_id, before, after, created_at)
      SELECT ${newId("audit", now)}, ${actor.userId}, 'settings.change', 'settings', 'main',
        json_patch(${JSON.stringify(product.settings)}, (SELECT json_group_object(name, json(value)) FROM settings WHERE ${ours})),
        ${JSON.stringify(next)}, ${now} WHERE ${isCurrent}`,
    ),
    returning(
      db,
      sql`INSERT INTO settings (name, value, updated_at, updated_by)
      SELECT value ->> 'name', value ->> 'text', ${now}, ${actor.userId} FROM ${eachOf(rows)} WHERE ${isCurrent}
      ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
      { name: settingsTable.name },
    ),
  ]);
  if (changed.length > 0) await copy.refresh(ctx);
  return changed.length > 0;
}
