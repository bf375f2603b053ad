/** What words call the university: `[[shortEn]]` and `[[shortTr]]` in a folder of words, of whichever pack the tree holds (decision 079). */
import type { Plugin } from "vite";
import { university } from "../app/university";

const WORDS = /\/locales\/[\w-]+\.ts$/;

/** The words of a file with the university's name in them. */
export const withUniversity = (code: string): string =>
  code.replaceAll("[[shortEn]]", university.shortEn).replaceAll("[[shortTr]]", university.shortTr);

export const universityWords = (): Plugin => ({
  name: "university-words",
  enforce: "pre",
  transform: (code, id) => (WORDS.test(id) && /\[\[short(?:En|Tr)\]\]/.test(code) ? { code: withUniversity(code), map: null } : null),
});
