/** The words of all names, and the nicknames and letters of codes beside them. */
import { courses, instructors, searchNicknames } from "@schema/catalog";
import { departments } from "@schema/departments";
import { eq } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { type LexiconCopy, lettersOfCodes, lexiconWords } from "./search-lexicon.rules";

/** Reads every open course and every lecturer once. One round trip. */
export async function loadLexicon({ db }: Pick<Context, "db">): Promise<LexiconCopy> {
  const [texts, names, nicknames, codes] = await db.batch([
    db.select({ text: courses.searchText }).from(courses).where(eq(courses.status, "active")),
    db.select({ name: instructors.nameKey }).from(instructors),
    db.select({ nickname: searchNicknames.nickname, replacement: searchNicknames.replacement }).from(searchNicknames),
    db.select({ code: departments.departmentCode }).from(departments),
  ]);
  return {
    words: lexiconWords(
      texts.map(({ text }) => text),
      names.map(({ name }) => name),
    ),
    nicknames: nicknames.map(({ nickname, replacement }) => [nickname, replacement]),
    codes: lettersOfCodes(
      texts.map(({ text }) => text),
      codes.map(({ code }) => code),
    ),
  };
}
