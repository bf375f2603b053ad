/** Looks for a text in everything that is stored: every table with its indexes' own, every object, every key and value. */
import { env } from "./site";

const decoder = new TextDecoder("utf-8", { fatal: false });
const bytesOf = (value: unknown): string =>
  Array.isArray(value)
    ? decoder.decode(new Uint8Array(value as number[]))
    : value instanceof ArrayBuffer
      ? decoder.decode(value)
      : String(value);

/** Tables of which nobody may read the rows. */
const isReadable = (name: string) => !/^(_cf_|sqlite_)/.test(name);

/** Every row of every table, the tables of full-text indexes too, as text: `table: row`. */
export async function databaseDump(): Promise<Map<string, string[]>> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>();
  const dump = new Map<string, string[]>();
  for (const { name } of results.filter((table) => isReadable(table.name))) {
    const [, ...rows] = await env.DB.prepare(`SELECT * FROM "${name}"`).raw({ columnNames: true });
    dump.set(
      name,
      (rows as unknown[][]).map((row) => row.map(bytesOf).join("|")),
    );
  }
  return dump;
}

/** The tables that hold a text, with the rows. */
export async function findInDatabase(text: string): Promise<string[]> {
  const found = [...(await databaseDump())].flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(text)).map((row) => `${table}: ${row}`),
  );
  return found.map((row) => row.slice(0, 300));
}

/** The objects of R2 that hold a text in their key, their bytes or what is said about them. */
export async function findInBucket(text: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await env.BUCKET.list({ cursor, include: ["customMetadata", "httpMetadata"] });
    for (const object of page.objects) {
      const body = await env.BUCKET.get(object.key);
      const whole = `${object.key} ${JSON.stringify([object.customMetadata, object.httpMetadata])} ${decoder.decode(await body?.arrayBuffer())}`;
      if (whole.includes(text)) found.push(object.key);
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return found;
}

/** The keys of KV that hold a text, or whose value does. */
export async function findInKv(text: string): Promise<string[]> {
  const { keys } = await env.KV.list();
  const values = await Promise.all(keys.map(async ({ name }) => `${name} ${await env.KV.get(name)}`));
  return values.filter((value) => value.includes(text)).map((value) => value.slice(0, 120));
}
