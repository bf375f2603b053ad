/** Pages in the search across everything: by their titles and what they say of themselves, in the reader's language. */
import type { SearchHit, SearchSource } from "~/engines/search-source";
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { sayIfKnown } from "~/platform/i18n/say.server";
import { openPages, type TitledRow } from "~/platform/pages/open-pages.server";
import { searchWords } from "~/platform/search";

/** Pages that show others how the site looks, or list pages, are of no use to somebody who looks for something. */
const LISTED_ELSEWHERE = /\/(?:demo|demo-one|paths)$/;

const wordsOf = (text: string) => foldTurkish(text).split(" ");

const hasAll = (asked: readonly string[], words: readonly string[]) => asked.every((word) => words.some((each) => each.startsWith(word)));

/** A page's hit and how well it fits: by its title before its description; null when it doesn't. */
function pageHit(
  ctx: Context,
  { path, feature, name, title }: TitledRow,
  asked: readonly string[],
): { hit: SearchHit; rank: number } | null {
  const about = sayIfKnown(ctx, `${feature}:descriptions.${name}`);
  const hit = { title, about, to: path };
  // Addresses are in English: whoever knows an English word finds the Turkish page.
  if (hasAll(asked, [...wordsOf(title), ...wordsOf(path)])) return { hit, rank: foldTurkish(title).length };
  return hasAll(asked, wordsOf(`${title} ${about ?? ""}`)) ? { hit, rank: 1000 } : null;
}

/** Finds pages that the reader may open as they are. */
export const pageSource: SearchSource = {
  order: 2,
  name: "pages",
  access: "public",
  list: null,
  look: (ctx, { text }, most) => ({
    statement: null,
    answer() {
      const asked = searchWords(text);
      const rows = openPages(ctx).filter(({ path, isConfidential }) => !isConfidential && !LISTED_ELSEWHERE.test(path));
      const found = rows.map((row) => pageHit(ctx, row, asked)).filter((each) => each !== null);
      return {
        hits: found
          .toSorted((a, b) => a.rank - b.rank)
          .slice(0, most)
          .map(({ hit }) => hit),
      };
    },
  }),
};
