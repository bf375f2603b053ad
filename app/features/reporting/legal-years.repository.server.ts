/** Legal requests of some years, without a word of what was asked. */
import { sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import type { ReceivedRequest } from "./legal-years.rules";

/** The statement for all that came in some time, answered or not; one that isn't confirmed yet still may be. */
export const requestsBetween = ({ db }: Pick<Context, "db">, from: number, until: number) =>
  rawStatement<ReceivedRequest>(
    db,
    sql`SELECT kind, status, created_at AS createdAt, coalesce(answered_at - created_at, 0) AS waited FROM legal_requests
      WHERE created_at >= ${from} AND created_at < ${until}`,
  );
