/** Runs the statements of all sources. */
import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "~/platform/context";

/** What each statement gives; one round trip. */
export async function runAll({ db }: Pick<Context, "db">, statements: readonly BatchItem<"sqlite">[]): Promise<unknown[][]> {
  const [first, ...others] = statements;
  return first ? ((await db.batch([first, ...others])) as unknown[][]) : [];
}
