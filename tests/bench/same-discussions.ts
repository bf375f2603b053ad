/** An earlier checkout seeds fewer discussions than this one: both are compared on the same. */
import { openLocal } from "../../scripts/local";

const OF_DISCUSSIONS = "post_id IN (SELECT post_id FROM posts WHERE kind = 'thread')";

/** In the order in which they point at each other. Numbers of replies and likes are left to the triggers. */
const TABLES = {
  posts: ["post_id", "kind", "author_id", "is_anonymous", "title", "text", "details", "facet_a", "search_text", "status"],
  post_aliases: ["post_id", "user_id", "alias"],
  replies: ["reply_id", "post_id", "parent_id", "depth", "author_id", "is_anonymous", "text", "status"],
  post_likes: ["post_id", "user_id"],
  post_follows: ["post_id", "user_id", "seen_replies"],
};
const TIMES: Partial<Record<string, string[]>> = {
  posts: ["created_at", "updated_at"],
  replies: ["created_at", "updated_at"],
  post_likes: ["created_at"],
  post_follows: ["created_at"],
};

/** Copies what the first database has of discussions into the second, where it isn't there yet. @param from,to folders with a state */
export async function shareDiscussions(from: string, to: string): Promise<void> {
  const own = await openLocal(from);
  const other = await openLocal(to);
  for (const [table, named] of Object.entries(TABLES)) {
    const columns = [...named, ...(TIMES[table] ?? [])];
    const { results } = await own.env.DB.prepare(`SELECT ${columns.join(", ")} FROM ${table} WHERE ${OF_DISCUSSIONS} ORDER BY rowid`).all<
      Record<string, unknown>
    >();
    const insert = other.env.DB.prepare(
      `INSERT OR IGNORE INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
    );
    await other.env.DB.batch(results.map((row) => insert.bind(...columns.map((column) => row[column]))));
  }
  await own.dispose();
  await other.dispose();
}
