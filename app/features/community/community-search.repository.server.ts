/** Communities in the search across everything. */
import { communities } from "@schema/community";
import { and, desc, eq, sql } from "drizzle-orm";
import { searchSource } from "~/engines/search-source";
import { columns } from "~/platform/db.server";

/** Finds communities that staff chose for guests, newest first. */
export const communitySource = searchSource({
  order: 3,
  name: "communities",
  access: "public",
  list: "/community/demo/all",
  find: ({ db }, match, most) =>
    db
      .select(columns({ slug: communities.slug, name: communities.name }))
      .from(communities)
      .where(
        and(
          sql`${communities.key} IN (SELECT rowid FROM communities_fts WHERE communities_fts MATCH ${match} ORDER BY rowid DESC LIMIT ${most * 3})`,
          eq(communities.isShownToGuests, true),
          eq(communities.status, "active"),
        ),
      )
      .orderBy(desc(communities.key))
      .limit(most),
  hitOf: ({ slug, name }) => ({ title: name, about: null, to: `/community/demo/${slug}` }),
});
