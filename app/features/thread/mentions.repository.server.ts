/** Who is mentioned on a page of a discussion, found in the database itself: no trip of its own once the texts are read. */
import { users } from "@schema/accounts";
import { posts } from "@schema/posts";
import { replies } from "@schema/thread";
import { type SQL, sql } from "drizzle-orm";
import { isVisible } from "~/platform/accounts/accounts.repository.server";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import type { Part } from "./thread.repository.server";

/** Somebody whom a page links to. */
export interface Mentioned {
  userName: string;
}

const MOST = 100;
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_.";

/** The statement for those whom others may see and whom texts mention as `@name`. @param texts one column, `text` */
function mentionedIn(ctx: Pick<Context, "db" | "clock">, texts: SQL) {
  // As a JSON list cut at every `@`: what follows one begins with a name, or with nothing that could be one.
  const pieces = sql`SELECT lower(piece.value) AS piece FROM (${texts}) AS own, json_each('[' || replace(json_quote(own.text), '@', '","') || ']') AS piece
    WHERE instr(own.text, '@') > 0`;
  const names = sql`SELECT rtrim(substr(piece, 1, length(piece) - length(ltrim(piece, ${LETTERS}))), '.') FROM (${pieces})`;
  return rawStatement<Mentioned>(
    ctx.db,
    sql`SELECT user_name AS userName FROM ${users} WHERE user_name_key IN (${names}) AND ${isVisible(ctx)} LIMIT ${MOST}`,
  );
}

/** The user names that a text which nobody has posted yet will link to. */
export async function findMentioned(ctx: Pick<Context, "db" | "clock">, text: string): Promise<string[]> {
  if (!text.includes("@")) return [];
  const [rows] = await ctx.db.batch([mentionedIn(ctx, sql`SELECT ${text} AS text`)]);
  return rows.map(({ userName }: Mentioned) => userName);
}

/**
 * The statement for the user names of those whom others may see and whom the thread, a part of its replies or the accepted
 * one mention as `@name`.
 */
export function mentionedPeople(ctx: Pick<Context, "db" | "clock">, postId: string, { from, order, size }: Part) {
  const texts = sql`SELECT t.text FROM ${posts} AS t WHERE t.post_id = ${postId}
    UNION ALL SELECT * FROM (SELECT text FROM ${replies} WHERE post_id = ${postId} AND ${from} ORDER BY ${order} LIMIT ${size})
    UNION ALL SELECT r.text FROM ${posts} AS t JOIN ${replies} AS r ON r.reply_id = t.accepted_reply_id WHERE t.post_id = ${postId}`;
  return mentionedIn(ctx, texts);
}
