/** Legal requests of some years, without a word of what was asked. */
import { sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import type { CountedRequest } from "./legal-years.rules";

type Row = Omit<CountedRequest, "status"> & { status: CountedRequest["status"] | "open" | "unconfirmed"; createdAt: number };

/** All that came in some time, answered or not; one that isn't confirmed yet still may be. */
export const readRequests = ({ db }: Pick<Context, "db">, from: number, until: number): Promise<Row[]> =>
  db.all<Row>(
    sql`SELECT kind, status, created_at AS createdAt, coalesce(answered_at - created_at, 0) AS waited FROM legal_requests
      WHERE created_at >= ${from} AND created_at < ${until}`,
  );
