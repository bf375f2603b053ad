/** Keeps a site in a folder, tables and pictures: `npm run backup -- FOLDER [--persist-to DIR | --remote [--env staging]]`. */
import { linesOf, migrationsOf, sequencesOf, summing, type TableSum, tablesOf } from "./backup/database";
import { makeFolder, openTable, writeManifest, writeObject } from "./backup/folder";
import { type ObjectSum, objectsOf } from "./backup/objects";
import { openSite, type Site } from "./backup/site";

async function keepTables({ DB }: Site, folder: string): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  // Children first: whoever they refer to is read after them, and so is there as well.
  for (const table of (await tablesOf(DB)).toReversed()) {
    const { add, sum } = summing();
    const file = openTable(folder, table.name);
    for await (const lines of linesOf(DB, table)) {
      add(lines);
      await file.write(lines);
    }
    await file.close();
    sums.push(sum(table.name));
  }
  return sums;
}

async function keepObjects({ BUCKET }: Site, folder: string): Promise<ObjectSum[]> {
  const sums: ObjectSum[] = [];
  for await (const { sum, bytes } of objectsOf(BUCKET)) {
    writeObject(folder, sum.sha256, bytes);
    sums.push(sum);
  }
  return sums;
}

async function keep(): Promise<string> {
  const { folder, site, dispose } = await openSite("npm run backup -- FOLDER [--persist-to DIR | --remote [--env staging]]", false);
  try {
    makeFolder(folder);
    const tables = await keepTables(site, folder);
    const objects = await keepObjects(site, folder);
    const [migrations, sequences] = [await migrationsOf(site.DB), await sequencesOf(site.DB)];
    writeManifest(folder, { made_at: new Date().toISOString(), migrations, sequences, tables, objects });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${folder}: ${tables.length} tables, ${rows} rows, ${objects.length} objects`;
  } finally {
    await dispose();
  }
}

try {
  console.log(await keep());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
