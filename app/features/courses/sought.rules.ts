/** What a question to the assistant looks for among courses. */
import { EMPTY_WORDS, rawWords } from "~/platform/stems";

/** Words that ask for courses in general and would only be in the way of finding them. */
const GENERAL = new Set(
  "course courses class classes ders dersi dersler dersleri alayim almak almali oner onerir misin recommend suggest pick university okul".split(
    " ",
  ),
);

/** What is left of a question to look for courses with. */
export const soughtIn = (text: string) =>
  rawWords(text)
    .filter((word) => word === "en" || !(EMPTY_WORDS.has(word) || GENERAL.has(word)))
    .join(" ");
