/** What students call courses, as staff keep it. */
import { searchNicknames } from "@schema/catalog";
import { asc, eq, sql } from "drizzle-orm";
import { auditFrom } from "~/platform/audit.server";
import type { Context, StaffContext } from "~/platform/context";

/** All of them by name: a list of some dozens. */
export const listNicknames = ({ db }: Pick<Context, "db">) =>
  db
    .select({ nickname: searchNicknames.nickname, replacement: searchNicknames.replacement })
    .from(searchNicknames)
    .orderBy(asc(searchNicknames.nickname));

interface Nickname {
  nickname: string;
  replacement: string;
}

const json = sql`json_object('nickname', nickname, 'replacement', replacement)`;

/** Writes a nickname, or what it stands for from now on; an unchanged one isn't written down. */
export async function setNickname(ctx: StaffContext, { nickname, replacement }: Nickname): Promise<void> {
  const now = ctx.clock.now();
  const audit = auditFrom(
    ctx,
    {
      act: "search-nickname.set",
      subjectType: "search-nickname",
      subjectId: nickname,
      before: sql`(SELECT ${json} FROM search_nicknames WHERE nickname = ${nickname})`,
      after: sql`json_object('nickname', ${nickname}, 'replacement', ${replacement})`,
    },
    sql`WHERE NOT EXISTS (SELECT 1 FROM search_nicknames WHERE nickname = ${nickname} AND replacement = ${replacement})`,
  );
  const write = ctx.db
    .insert(searchNicknames)
    .values({ nickname, replacement, createdAt: now })
    .onConflictDoUpdate({ target: searchNicknames.nickname, set: { replacement } });
  await ctx.db.batch([audit, write]);
}

/** Forgets a nickname. @returns whether there was one */
export async function removeNickname(ctx: StaffContext, nickname: string): Promise<boolean> {
  const audit = auditFrom(
    ctx,
    { act: "search-nickname.remove", subjectType: "search-nickname", subjectId: nickname, before: json },
    sql`FROM search_nicknames WHERE nickname = ${nickname}`,
  );
  const remove = ctx.db
    .delete(searchNicknames)
    .where(eq(searchNicknames.nickname, nickname))
    .returning({ nickname: searchNicknames.nickname });
  const [, removed] = await ctx.db.batch([audit, remove]);
  return removed.length > 0;
}
