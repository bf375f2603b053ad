/** Pages in the search across everything: by their titles and what they say of themselves, in the reader's language. */
import type { SearchHit, SearchSource } from "~/engines/search-source";
import { allow } from "~/platform/access/allow";
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { sayIfKnown } from "~/platform/i18n/say.server";
import { openPages, type TitledRow } from "~/platform/pages/open-pages.server";
import { searchWords } from "~/platform/search";
import { type AskedIndex, askedIndex, pagesAskedFor } from "./asked-pages.rules";

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

/** So many pages are found by what people call what is done there. */
const MOST_ASKED = 2;

type Intents = Context["product"]["intents"];

/** The ways to ask, made ready once for all questions. */
const indices = new WeakMap<Intents, AskedIndex>();

function indexOf(intents: Intents): AskedIndex {
  const known = indices.get(intents);
  if (known) return known;
  const made = askedIndex(
    intents.flatMap(({ guidesTo, utterances }) => (guidesTo ? { to: guidesTo, ways: [...utterances.en, ...utterances.tr] } : [])),
  );
  indices.set(intents, made);
  return made;
}

/** Those by the ways in which their guides are asked for; also one that says something of its reader by being opened, which no title leads to. */
function askedHits(ctx: Context, text: string, rows: readonly TitledRow[]): SearchHit[] {
  const { intents } = ctx.product;
  const open = new Set(intents.flatMap(({ guidesTo, access }) => (guidesTo && allow(access, ctx.actor) === "allowed" ? guidesTo : [])));
  const byPath = new Map(rows.map((row) => [row.path, row]));
  return pagesAskedFor(text, indexOf(intents))
    .flatMap((to) => (open.has(to) && byPath.get(to)) || [])
    .slice(0, MOST_ASKED)
    .map(({ feature, name, title, path }) => ({ title, about: sayIfKnown(ctx, `${feature}:descriptions.${name}`), to: path }));
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
      const rows = openPages(ctx).filter(({ path }) => !LISTED_ELSEWHERE.test(path));
      const named = rows
        .filter(({ isConfidential }) => !isConfidential)
        .map((row) => pageHit(ctx, row, asked))
        .filter((each) => each !== null)
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ hit }) => hit);
      const known = new Set(named.map(({ to }) => to));
      const hits = [...named.slice(0, most), ...askedHits(ctx, text, rows).filter(({ to }) => !known.has(to))].slice(0, most);
      return { hits, isAside: named.length === 0 };
    },
  }),
};
