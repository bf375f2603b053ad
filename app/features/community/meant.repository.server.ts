/** Which community the filters of staff's lists mean. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { ftsQuery } from "~/platform/search";

/** The one community that a filter means: the one of this address, else the newest with these words. */
export const communityMeant = (text: string): SQL =>
  sql`coalesce((SELECT community_id FROM communities WHERE slug = ${text.toLowerCase()}),
    (SELECT c.community_id FROM communities_fts f CROSS JOIN communities c ON c.key = f.rowid
      WHERE f.communities_fts MATCH ${ftsQuery(text) ?? '""'} ORDER BY f.rowid DESC LIMIT 1))`;

export interface Named {
  name: string;
  slug: string;
}

/** The statement that says which community a filter means. */
export const namedCommunity = ({ db }: Pick<Context, "db">, text: string | undefined) =>
  rawStatement<Named>(db, sql`SELECT name, slug FROM communities WHERE community_id = ${text ? communityMeant(text) : sql`NULL`}`);
