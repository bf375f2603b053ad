/** Looks through everything that the asker may see, in one round trip. */

import type { SearchAnswer, SearchHit, SearchQuestion, SearchSource } from "~/engines/search-source";
import { allow } from "~/platform/access/allow";
import { leadsToNow } from "~/platform/access/leads-to.server";
import type { Context } from "~/platform/context";
import { anyOf, fewerWords } from "~/platform/fewer-words";
import { foldTurkish } from "~/platform/folding";
import { groupBy } from "~/platform/group";
import { takeSearch } from "~/platform/limits.server";
import { nearForms, nearFtsQuery } from "~/platform/near-query";
import { ftsQuery, type MarkedPart, markWords, searchForms } from "~/platform/search";
import { withoutKindName } from "./kind-names.rules";
import { runAll } from "./search.repository.server";

/** Shorter questions find half the site. Letters after folding. */
const MIN_QUESTION = 2;

export interface MarkedHit extends SearchHit {
  /** The same with what was looked for marked. */
  title_parts: MarkedPart[];
  about_parts: MarkedPart[] | null;
}

export interface SearchGroup {
  /** Its words: `search:sources.<source>`. */
  source: string;
  hits: MarkedHit[];
  /** Where the rest is, when there may be more. */
  rest: string | null;
}

export interface SearchResults {
  groups: SearchGroup[];
  /** The question as some of the hits answer it, when it seems to be mistyped. */
  corrected: string | null;
  /** There is neither letter nor digit in it. */
  isUnsearchable: boolean;
  /** Nothing has all of its words: what is here has some of them. */
  hasFewer: boolean;
  /** Where one looks around while nothing is asked: the lists that this reader may open, by their source. */
  lists: { source: string; to: string }[];
}

/** The list that goes on with a question; null when there is none that this reader may open. */
function restOf(ctx: Context, { list }: SearchSource, question: string): string | null {
  if (!list || !leadsToNow(ctx, list)) return null;
  return `${list}${list.includes("?") ? "&" : "?"}${new URLSearchParams({ q: question })}`;
}

const listsOf = (ctx: Context) =>
  ctx.product.searchSources.flatMap(({ name, list }) => (list && leadsToNow(ctx, list) ? [{ source: name, to: list }] : []));

/** A source, and what it is asked. */
interface Asking {
  source: SearchSource;
  question: SearchQuestion;
  /** Other forms of the words are asked for. */
  isNear: boolean;
}

interface Answered extends Asking {
  answer: SearchAnswer;
}

/** What each source finds, in one round trip; sources without a statement answer from memory. */
async function askAll(ctx: Context, asking: readonly Asking[], most: number): Promise<Answered[]> {
  const lookings = await Promise.all(asking.map(async (each) => ({ ...each, looking: await each.source.look(ctx, each.question, most) })));
  const results = await runAll(
    ctx,
    lookings.flatMap(({ looking }) => looking.statement ?? []),
  );
  let at = 0;
  return lookings.map(({ looking, ...each }) => ({ ...each, answer: looking.answer(looking.statement ? (results[at++] ?? []) : []) }));
}

/** Somebody wrote just what was typed. */
const isFound = ({ answer, isNear }: Answered) =>
  answer.hits.length > 0 && !answer.isAside && !answer.isPartial && !answer.corrected && !isNear;

/** A question without the name of the kind that it is put to; null when it doesn't name it. */
function withoutKind({ product }: Context, { name }: SearchSource, text: string): string | null {
  const names = Object.values(product.translators).map(({ t }) => (t as (key: string) => string)(`search:sources.${name}`));
  return withoutKindName(text, names);
}

/** What else to ask a source that has nothing of what was typed: the same without its kind's name, or other forms of the words. */
function askAgain(ctx: Context, { source, question, answer }: Answered, mayBeNear: boolean): Asking | null {
  if (!source.isByMatch || question.isExact || answer.hits.length > 0) return null;
  const text = withoutKind(ctx, source, question.text) || question.text;
  const near = mayBeNear ? nearFtsQuery(text) : null;
  const match = near ?? (text === question.text ? null : ftsQuery(text));
  return match ? { source, question: { ...question, text, match }, isNear: near !== null } : null;
}

/** What to mark: what the source says, else the words that it was asked for. */
const formsIn = ({ answer, question, isNear }: Answered) => answer.forms ?? (isNear ? nearForms : searchForms)(question.text);

/** What each source found. Guesses stand beside nothing that fits as it was typed. */
async function answersOf(ctx: Context, asking: readonly Asking[], most: number): Promise<Answered[]> {
  const first = await askAll(ctx, asking, most);
  const mayBeNear = !first.some(isFound);
  const others = first.flatMap((each) => askAgain(ctx, each, mayBeNear) ?? []);
  const again = new Map((await askAll(ctx, others, most)).map((each) => [each.source, each]));
  const all = first.map((each) => again.get(each.source) ?? each);
  const isAnswered = all.some(({ answer, isNear }) => answer.hits.length > 0 && !answer.isAside && !answer.isPartial && !isNear);
  const hasFound = all.some(isFound);
  return all.filter(({ answer, isNear }) => {
    if (answer.hits.length === 0) return false;
    // What somebody else wrote just so isn't mistyped: nothing is guessed beside it.
    if (hasFound && (answer.corrected || isNear)) return false;
    return !(answer.isPartial && isAnswered);
  });
}

/** Where all else is guessed, pages that people call so come first: who looks for a psychologist isn't after a course in psychology. */
const asideFirst = (answers: readonly Answered[]): Answered[] =>
  answers.some(isFound)
    ? [...answers]
    : [...answers.filter(({ answer }) => answer.isAside), ...answers.filter(({ answer }) => !answer.isAside)];

/** Asks everything for questions with fewer words, as long as nothing is found. */
async function answersOfFewer(ctx: Context, sources: readonly SearchSource[], text: string, most: number): Promise<Answered[]> {
  for (const questions of fewerWords(text)) {
    const asking = sources.flatMap((source): Asking[] => {
      const ask = (words: string, match: string) => ({
        source,
        question: { text: words, match, isExact: true, isKind: false },
        isNear: false,
      });
      return source.isByMatch ? [ask(text, anyOf(questions))] : questions.map((words) => ask(words, anyOf([words])));
    });
    const found = (await askAll(ctx, asking, most)).filter(({ answer }) => answer.hits.length > 0);
    const bySource = groupBy(found, ({ source }) => source);
    const answers = [...bySource.values()].flatMap(([first, ...others]) => {
      if (!first) return [];
      const hits = new Map([first, ...others].flatMap(({ answer }) => answer.hits).map((hit) => [hit.to, hit]));
      return {
        ...first,
        question: { ...first.question, text },
        answer: { ...first.answer, forms: undefined, hits: [...hits.values()].slice(0, most) },
      };
    });
    if (answers.length > 0) return answers;
  }
  return [];
}

/**
 * Everything that fits a question, by kind; kinds without a hit are left out.
 * @param most hits of each kind
 * @param isExact nothing is guessed
 * @throws tooManyAttempts
 */
export async function searchEverywhere(ctx: Context, text: string, most: number, isExact = false): Promise<SearchResults> {
  const match = ftsQuery(text);
  if (!match || foldTurkish(text).length < MIN_QUESTION)
    return {
      groups: [],
      corrected: null,
      isUnsearchable: !match && text.trim() !== "",
      hasFewer: false,
      lists: text.trim() === "" ? listsOf(ctx) : [],
    };
  await takeSearch(ctx);
  const open = ctx.product.searchSources.filter(({ access }) => allow(access, ctx.actor) === "allowed");
  const asking = open.map((source) => {
    const isKind = withoutKind(ctx, source, text) === "";
    return { source, question: { text, match, isExact, isKind }, isNear: false };
  });
  const whole = await answersOf(ctx, asking, most);
  const hasFewer = whole.length === 0 && !isExact;
  const answers = hasFewer ? await answersOfFewer(ctx, open, text, most) : asideFirst(whole);
  const groups = answers.map((answered): SearchGroup => {
    const { source, question, answer } = answered;
    const forms = formsIn(answered);
    const hits = answer.hits.map((hit) => ({
      ...hit,
      title_parts: markWords(hit.title, forms),
      about_parts: hit.about === null ? null : markWords(hit.about, forms),
    }));
    return { source: source.name, hits, rest: hits.length === most && !hasFewer ? restOf(ctx, source, question.text) : null };
  });
  const corrected = answers.find(({ answer }) => answer.corrected)?.answer.corrected ?? null;
  return { groups, corrected, isUnsearchable: false, hasFewer: hasFewer && groups.length > 0, lists: [] };
}
