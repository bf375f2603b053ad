/** Rows written before names with signs were words are found by them once the site moves on. */
import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { posts } from "@schema/posts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ftsQuery } from "../../../app/platform/search";
import { testContext } from "../../support/site";

test("older rows get the words of C++, C# and .NET, and rows without them keep theirs", async () => {
  const migrations = env.TEST_MIGRATIONS ?? [];
  const at = migrations.findIndex(({ name }) => name.startsWith("0080"));
  await reset();
  await applyD1Migrations(env.DB, migrations.slice(0, at));
  const { db } = testContext();
  await db.run(sql`INSERT INTO posts (post_id, kind, title, text, details, search_text, status, created_at, updated_at) VALUES
    ('post-1', 'thread', 'C++ ya da c#', 'ASP.NET kursu', '{}', 'c ya da c asp net kursu', 'approved', 1, 1),
    ('post-2', 'thread', 'C dili', 'example.net', '{}', 'c dili example net', 'approved', 1, 1)`);
  await applyD1Migrations(env.DB, migrations);
  const words = await db.select({ id: posts.postId, text: posts.searchText }).from(posts).orderBy(posts.postId);
  expect(words).toEqual([
    { id: "post-1", text: "c ya da c asp net kursu cpp csharp dotnet" },
    { id: "post-2", text: "c dili example net" },
  ]);
  for (const typed of ["C++", "c#", ".NET", "asp.net"]) {
    const found = sql`key IN (SELECT rowid FROM posts_fts WHERE posts_fts MATCH ${ftsQuery(typed)})`;
    expect([typed, await db.$count(posts, found)]).toEqual([typed, 1]);
  }
});
