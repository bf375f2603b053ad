/** The words of all names, and the nicknames beside them. */
import { courses, instructors, searchNicknames } from "@schema/catalog";
import { eq } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { type LexiconCopy, lexiconWords } from "./search-lexicon.rules";

/** Reads every open course and every lecturer once. One round trip. */
export async function loadLexicon({ db }: Pick<Context, "db">): Promise<LexiconCopy> {
  const [texts, names, nicknames] = await db.batch([
    db.select({ text: courses.searchText }).from(courses).where(eq(courses.status, "active")),
    db.select({ name: instructors.nameKey }).from(instructors),
    db.select({ nickname: searchNicknames.nickname, replacement: searchNicknames.replacement }).from(searchNicknames),
  ]);
  return {
    words: lexiconWords(
      texts.map(({ text }) => text),
      names.map(({ name }) => name),
    ),
    nicknames: nicknames.map(({ nickname, replacement }) => [nickname, replacement]),
  };
}
