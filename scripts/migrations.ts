/** Brings a local database up to date, in a third of the time that `wrangler d1 migrations apply` takes; deployments use that. */
import { readD1Migrations } from "@cloudflare/vitest-pool-workers";

/** The list of what was applied, as wrangler makes it, so that either goes on where the other ended. */
const LIST = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/**
 * Applies what wasn't applied yet, each file in one transaction with its line in the list.
 * @throws when the database has had migrations that aren't there any more
 */
export async function applyMigrations(database: D1Database): Promise<void> {
  await database.prepare(LIST).run();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const migrations = await readD1Migrations("migrations");
  const gone = [...applied].filter((name) => !migrations.some((each) => each.name === name));
  if (gone.length > 0)
    throw new Error(
      `This local database was made by migrations that are gone (${gone[0]}, …). Take it away and begin anew: rm -r .wrangler/state`,
    );
  for (const { name, queries } of migrations) {
    if (applied.has(name)) continue;
    const noted = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await database.batch([...queries.map((query) => database.prepare(query)), noted]);
  }
}
