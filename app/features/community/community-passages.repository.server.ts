/** Communities that guests may see, for the assistant. */
import { sql } from "drizzle-orm";
import { passageSource } from "~/engines/passages";
import { rawStatement } from "~/platform/db.server";

/** Finds communities that staff chose for guests, best first. */
export const communityPassages = passageSource({
  name: "communities",
  feature: "community",
  access: "public",
  listed: ({ product, locale }) => ({ title: product.translators[locale].t("community:pages.demo"), to: "/community/demo/all" }),
  find: ({ db }, match, most) =>
    rawStatement<{ slug: string; name: string; description: string }>(
      db,
      sql`SELECT c.slug, c.name, c.description FROM communities_fts AS f CROSS JOIN communities AS c ON c.key = f.rowid
        WHERE f.communities_fts MATCH ${match} AND c.is_shown_to_guests = 1 AND c.status = 'active' ORDER BY f.rank LIMIT ${most}`,
    ),
  passageOf: ({ slug, name, description }) => ({ title: name, text: description, to: `/community/demo/${slug}` }),
});
