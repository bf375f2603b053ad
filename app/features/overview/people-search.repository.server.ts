/** People in the search across everything. */
import { users } from "@schema/accounts";
import { and, desc, sql } from "drizzle-orm";
import { searchSource } from "~/engines/search-source";
import { isVisible } from "~/platform/accounts/accounts.repository.server";
import { columns } from "~/platform/db.server";

/** Finds people whom others may see by name and user name; the search text holds nothing else. */
export const peopleSource = searchSource({
  order: 5,
  name: "people",
  access: "user",
  list: null,
  find: (ctx, match, most) =>
    ctx.db
      .select(columns({ userName: users.userName, name: users.name }))
      .from(users)
      .where(
        and(
          sql`${users.key} IN (SELECT rowid FROM users_fts WHERE users_fts MATCH ${match} ORDER BY rowid DESC LIMIT ${most * 3})`,
          isVisible(ctx),
        ),
      )
      .orderBy(desc(users.key))
      .limit(most),
  hitOf: ({ userName, name }) => ({ title: name, about: `@${userName}`, to: `/overview/public/one/${userName}` }),
});
