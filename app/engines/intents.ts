/** What people ask the assistant for: each feature declares the questions that it answers, in words that people use. */
import type { Context } from "../platform/context";
import { foldTurkish } from "../platform/folding";
import type { Locale } from "../platform/i18n/config";
import type { Access } from "../platform/pages/page";
import { EMPTY_WORDS } from "../platform/stems";

/** The same in both languages. */
export type InBoth<Text> = Readonly<Record<Locale, Text>>;

/**
 * What a question names. In utterances a slot's name stands in braces: `is {course} hard`. A code is known by its form;
 * any other name is whatever of the question nothing else explains, and the answer finds out whether there is such a thing.
 */
export interface Slots {
  /** Codes in the order of the question (`MATH119`), each once; what stands in their place when there is none: `calculus`. */
  courses: readonly string[];
  /** The words that nothing else explains, folded; empty for none. */
  name: string;
  /** The whole question, as it was typed: for readers of days and amounts. */
  text: string;
}

/** An answer in the language of `ctx.locale`. */
export interface Reply {
  /** What the place that it stands on is called. */
  title: string;
  /** A path of this site. */
  to: string;
  /** Sentences. */
  text: string;
  /** It says that nothing is known of what was asked: what else is known of the same stands beside it. */
  isEmpty?: boolean;
  /** It holds what only those who earned it may read: told in its own words, and never given to a model. */
  isQuotedOnly?: boolean;
}

export type Answered = Reply | readonly Reply[] | null;

export interface Intent {
  /** `<feature>/<what is asked>`, each once. */
  name: string;
  /** Who is answered; nobody else is. */
  access: Access;
  /** Ways to ask it, at least four in each language, small words and all: how students type it, not how pages say it. */
  utterances: InBoth<readonly string[]>;
  /** What its answer says in any case: these words too tell what is asked. */
  says?: InBoth<string>;
  /** Where something of the asker's own is kept that it asks about. Such an answer is never given to a model, and never kept. */
  ownTo?: string;
  /** Whoever asks for it is answered, and the question is kept nowhere. */
  isUnkept?: boolean;
  /** The page of which it tells how something is done there; the search finds it by the ways to ask. */
  guidesTo?: string;
  /** It tells what there is to know of a course: told where a question names one, and nothing says what of it is asked. */
  isOfWhole?: boolean;
  /** It tells where something stands: whether all that a question for a place names is such a place. Told first where one asks where. */
  isWhere?(name: string): boolean;
  /** Where the site writes of the same elsewhere: addresses of written passages. The one nearest to the question is told beside the answer. */
  alsoAt?: readonly string[];
  /** Nothing here can answer it: a question that fits it best is left open. */
  isForeign?: boolean;
  /** The answer with the asker's rights, or several, the best first; null where nothing of it is known, so that the next best may answer. */
  answer(ctx: Context, slots: Slots): Promise<Answered> | Answered;
}

/** Something that is done or found on a page of the site, told in one to three sentences with the words of its buttons. */
export interface Guide {
  /**
   * The page where it is done: a path of the site map without parameters. Who may open it is answered; of a page for guests
   * everybody is told, for nobody asks who isn't signed in, and its text says to log out first.
   */
  to: string;
  title: InBoth<string>;
  text: InBoth<string>;
  asked: InBoth<readonly string[]>;
  /** Whoever asks for it is answered, and the question is kept nowhere. */
  isUnkept?: boolean;
  /** What brings people there, in their own words, between semicolons: further ways to ask. */
  needs?: InBoth<string>;
  /** Where the site writes of the same elsewhere, as an intent says it. */
  alsoAt?: readonly string[];
}

/** Finds what a question names in words that only the database knows: a course by its title. */
export interface Naming {
  name: string;
  /** @returns the question with a code in the place of the name; null where it names nothing */
  find(ctx: Context, text: string): Promise<Named | null>;
}

export interface Named {
  code: string;
  /** The question with the code in the place of the name. */
  text: string;
  /** All that the name may mean, the likeliest first, each with what it is called; absent where it means one. */
  mayBe?: readonly { code: string; text: string; title: string }[];
}

/** An intent before its feature is known. */
export type IntentDraft = Omit<Intent, "name"> & { name: string };

/** Ways to ask that stand in one text, between semicolons. */
export const ways = (text: string): string[] => text.split(";").map((way) => way.trim());

/** How many people ask for each of some things, in words of their own, between semicolons (`locales/ways-to-ask.ts`). */
export type WaysToAsk<Name extends PropertyKey> = Readonly<Record<Name, InBoth<string>>>;

/** What may be asked for in more ways than stand beside it. */
interface Askable {
  asked: InBoth<readonly string[]>;
}

/** Something with further ways to ask for it; with its own alone where there are none. */
export const askedToo = <Thing extends Askable>(thing: Thing, more: InBoth<string> | undefined): Thing =>
  more ? { ...thing, asked: { en: [...thing.asked.en, ...ways(more.en)], tr: [...thing.asked.tr, ...ways(more.tr)] } } : thing;

/** A feature's intents with further ways to ask for them, by their names. */
export function intentsWith(drafts: readonly IntentDraft[], more: WaysToAsk<string>): IntentDraft[] {
  const unknown = Object.keys(more).filter((name) => !drafts.some((draft) => draft.name === name));
  if (unknown.length > 0) throw new Error(`No intent is called ${unknown.join(", ")}`);
  return drafts.map((draft) => {
    const { en = "", tr = "" } = more[draft.name] ?? {};
    const { utterances } = draft;
    return { ...draft, utterances: en ? { en: [...utterances.en, ...ways(en)], tr: [...utterances.tr, ...ways(tr)] } : utterances };
  });
}

/** A feature's guides with further ways to ask for each of them. */
export const guidesWith = <Name extends string>(
  guides: Readonly<Record<Name, Guide>>,
  more: WaysToAsk<NoInfer<Name>>,
): Readonly<Record<string, Guide>> =>
  Object.fromEntries(Object.entries<Guide>(guides).map(([name, guide]) => [name, askedToo(guide, more[name as Name])]));

/**
 * Makes intents of a feature's guides, but of those to pages that aren't there: a feature may be left out of a site.
 * @param accessOf the site map's, by path; undefined where there is no page
 */
export const guideIntents = (
  feature: string,
  guides: Readonly<Record<string, Guide>>,
  accessOf: (path: string) => Access | undefined,
): Intent[] =>
  Object.entries(guides).flatMap(([name, { to, title, text, asked, needs, isUnkept = false, alsoAt }]) => {
    const access = accessOf(to);
    if (!access) return [];
    return {
      name: `${feature}/how-${name}`,
      access: access === "guest" ? "public" : access,
      utterances: needs ? { en: [...asked.en, ...ways(needs.en)], tr: [...asked.tr, ...ways(needs.tr)] } : asked,
      isUnkept,
      ...(alsoAt && { alsoAt }),
      guidesTo: to,
      says: { en: `${title.en} ${text.en}`, tr: `${title.tr} ${text.tr}` },
      answer: ({ locale }) => ({ title: title[locale], to, text: text[locale] }),
    };
  });

/** Names as they are written: `Bir Yaz Gecesi`. */
const WRITTEN_NAME = /\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*)*/gu;

/** Words to look for: the name, or all that is written as one; a part of a name may be anything. */
function lookupsOf({ name, text }: Pick<Slots, "name" | "text">): string[] {
  const written = (text.match(WRITTEN_NAME) ?? []).map(foldTurkish).filter((words) => !EMPTY_WORDS.has(words));
  return [...new Set([name, ...(name && written.length > 0 ? [written.join(" ")] : [])])];
}

/**
 * What is found by a name, or by a word of it: a question has words around what it names.
 * @param find looks for words; for everything when there are none
 */
export async function firstFound<Thing>(
  slots: Pick<Slots, "name" | "text">,
  find: (words: string) => Promise<readonly Thing[]>,
): Promise<readonly Thing[]> {
  for (const words of lookupsOf(slots)) {
    const things = await find(words);
    if (things.length > 0) return things;
  }
  return [];
}
