/**
 * Rows as D1 hands them over, for lists that are drawn often. Drizzle finds out anew in each cell how it is read, which is a sixth of
 * what a list costs, though most values are what the database says already. Here only flags and JSON are read.
 */
import { Column, is, noopDecoder, SQL } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Db } from "./db.server";
import { batchable } from "./drizzle-batch.server";

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

interface Selected {
  toSQL(): { sql: string; params: unknown[] };
  _: { result: unknown[]; selectedFields: object };
}

/** Columns that give what the database says share this. */
const { mapFromDriverValue: asItIs } = Column.prototype;

/** What reads a field's values; null where they are as they should be. @throws when the field has another name in the answer */
function decoderOf([name, field]: [string, unknown]): Decoder | null {
  if (!is(field, SQL.Aliased) || field.fieldAlias !== name) throw new Error(`${name} isn't one of \`columns\``);
  const { decoder } = field.sql as unknown as { decoder: Decoder };
  return decoder === noopDecoder || decoder.mapFromDriverValue === asItIs ? null : decoder;
}

/**
 * A select for `db.batch` whose rows aren't read by Drizzle.
 * @param select of `columns`, which have the names of their fields
 */
export function rawRows<Select extends Selected>({ $client }: Db, select: Select): RunnableQuery<Select["_"]["result"], "sqlite"> {
  const decoders = Object.entries(select._.selectedFields).flatMap(([name, field]) => {
    const decoder = decoderOf([name, field]);
    return decoder ? [{ name, decoder }] : [];
  });
  const read = ({ results }: D1Result<Record<string, unknown>>) => {
    for (const row of results)
      for (const { name, decoder } of decoders) if (row[name] !== null) row[name] = decoder.mapFromDriverValue(row[name]);
    return results as Select["_"]["result"];
  };
  return batchable($client, () => select.toSQL(), read);
}
