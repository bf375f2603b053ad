/** Fills an empty site with a backup, and compares both: `npm run restore -- FOLDER [--persist-to DIR | --remote [--env staging] | --rehearse]`. */
import { migrationsOf, restoreTables, sumOf, tablesOf } from "./backup/database";
import { type Manifest, readManifest, readObject, readTable } from "./backup/folder";
import { objectsOf, restoreObject } from "./backup/objects";
import { openSite, type Site } from "./backup/site";

/** @throws unless the database has the migrations that the kept one had */
async function compareMigrations({ DB }: Site, kept: Manifest): Promise<void> {
  const own = await migrationsOf(DB);
  const isSame = own.length === kept.migrations.length && own.every((name, at) => name === kept.migrations[at]);
  if (!isSame)
    throw new Error(
      `The backup has ${kept.migrations.length} migrations, the last ${kept.migrations.at(-1)}; the site has ${own.length}, the last ${own.at(-1)}. Restore with the version of the site that made the backup, then update.`,
    );
}

/** So many tables are checked in one trip. */
const CHECKED = 40;

/**
 * Table by table: D1 allows a statement so many steps, and one that checks all of them has more.
 * @throws when the file of the database itself is damaged
 */
async function checkDatabase({ DB }: Site): Promise<void> {
  const tables = await DB.prepare(
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'shadow') AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const checks = tables.results.map(({ name }) => DB.prepare(`PRAGMA quick_check("${name}")`));
  const faults: string[] = [];
  for (let at = 0; at < checks.length; at += CHECKED)
    for (const { results } of await DB.batch<{ quick_check: string }>(checks.slice(at, at + CHECKED)))
      faults.push(...results.map(({ quick_check }) => quick_check).filter((word) => word !== "ok"));
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** What differs between the site and the backup, in words. */
async function differences({ DB, BUCKET }: Site, kept: Manifest): Promise<string[]> {
  const sums = new Map(kept.tables.map((each) => [each.name, each]));
  const found: string[] = [];
  for (const table of await tablesOf(DB)) {
    const [now, then] = [await sumOf(DB, table), sums.get(table.name)];
    if (now.rows !== then?.rows) found.push(`${table.name}: ${now.rows} rows instead of ${then?.rows ?? 0}`);
    else if (now.sha256 !== then.sha256) found.push(`${table.name}: other content`);
  }
  const objects = new Map<string, string>();
  for await (const { sum } of objectsOf(BUCKET)) objects.set(sum.key, sum.sha256);
  if (objects.size !== kept.objects.length) found.push(`${objects.size} objects instead of ${kept.objects.length}`);
  for (const { key, sha256 } of kept.objects) if (objects.get(key) !== sha256) found.push(`${key}: other bytes`);
  return found;
}

async function restore(): Promise<string> {
  const { folder, site, dispose } = await openSite(
    "npm run restore -- FOLDER [--persist-to DIR | --remote [--env staging] | --rehearse]",
    true,
  );
  try {
    const kept = readManifest(folder);
    await compareMigrations(site, kept);
    const tables = await tablesOf(site.DB);
    await restoreTables({ db: site.DB, tables, read: (table) => readTable(folder, table), sequences: kept.sequences });
    for (const sum of kept.objects) await restoreObject(site.BUCKET, sum, readObject(folder, sum.sha256));
    await checkDatabase(site);
    const found = await differences(site, kept);
    if (found.length > 0) throw new Error(found.join("\n"));
    return `${kept.tables.length} tables and ${kept.objects.length} objects are as they were at ${kept.made_at}`;
  } finally {
    await dispose();
  }
}

try {
  console.log(await restore());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
