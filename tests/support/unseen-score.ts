/** Scores the assistant on questions of others: right, wrong or left open. */
import { findAnswer } from "../../app/features/ai/ai.service.server";
import type { Context } from "../../app/platform/context";

export interface UnseenQuestion {
  text: string;
  /** `en` or `tr`. */
  language: string;
  kind: string;
  /** Addresses that answer it; with a star at its end any that begins so. None where nothing can. */
  places: readonly string[];
  /** Of these one at least is said by a right answer; none where the place says it all. */
  says: readonly string[];
}

type Verdict = "right" | "wrong" | "open";

export interface Judged {
  question: UnseenQuestion;
  verdict: Verdict;
  /** Where the answer stands, and what it says. */
  to: string;
  said: string;
  /** What the asker was asked back; empty for nothing. */
  asks: readonly string[];
  /** Whether one of these, asked in its place, is answered right. */
  isAskedRight: boolean;
}

const isAt = (place: string, to: string) =>
  place.endsWith("*") ? to.startsWith(place.slice(0, -1)) : to.split("#")[0] === place.split("#")[0];

type JudgedAnswer = Pick<Judged, "verdict" | "to" | "said" | "asks">;

/** @param text what is asked: the question, or what the asker was asked back */
async function judgeAnswer(ctx: Context, question: UnseenQuestion, text: string): Promise<JudgedAnswer> {
  const { citations, asks } = await findAnswer({ ...ctx, locale: question.language === "tr" ? "tr" : "en" }, { text });
  const said = citations.flatMap(({ title, sentences }) => [title, ...sentences]).join(" ");
  const to = citations.map((each) => each.to).join(" ");
  const isPlaced = citations.some((each) => question.places.some((place) => isAt(place, each.to)));
  const isSaid = question.says.length === 0 || question.says.some((each) => new RegExp(each, "iu").test(said));
  const verdict = citations.length === 0 ? "open" : question.places.length > 0 && isPlaced && isSaid ? "right" : "wrong";
  return { verdict, to, said, asks };
}

async function judge(ctx: Context, question: UnseenQuestion): Promise<Judged> {
  const judged = await judgeAnswer(ctx, question, question.text);
  const pressed: JudgedAnswer[] = [];
  for (const text of judged.asks) pressed.push(await judgeAnswer(ctx, question, text));
  return { question, ...judged, isAskedRight: pressed.some(({ verdict }) => verdict === "right") };
}

/** Asks every question as this reader would. */
export async function judgeAll(ctx: Context, questions: readonly UnseenQuestion[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const question of questions) judged.push(await judge(ctx, question));
  return judged;
}

/** Shares of those that can be answered and of those that can't, from 0 to 1. */
export function unseenShares(judged: readonly Judged[]) {
  const answerable = judged.filter(({ question }) => question.places.length > 0);
  const unanswerable = judged.filter(({ question }) => question.places.length === 0);
  const share = (some: readonly Judged[], verdict: Verdict) =>
    some.length === 0 ? 0 : some.filter((each) => each.verdict === verdict).length / some.length;
  return {
    right: share(answerable, "right"),
    wrong: share(answerable, "wrong"),
    missed: share(answerable, "open"),
    leftOpen: share(unanswerable, "open"),
  };
}

/** How often the asker is asked back: of what is left open, how many of these find their answer behind a button, and of the unanswerable. */
export function askedBackShares(judged: readonly Judged[]) {
  const answerable = judged.filter(({ question }) => question.places.length > 0);
  const unanswerable = judged.filter(({ question }) => question.places.length === 0);
  const isAsked = ({ asks }: Judged) => asks.length > 0;
  const asked = answerable.filter(isAsked);
  return {
    open: answerable.filter(({ verdict }) => verdict === "open").length,
    asked: asked.length,
    askedRight: asked.filter(({ isAskedRight }) => isAskedRight).length,
    unanswerable: unanswerable.length,
    unanswerableAsked: unanswerable.filter(isAsked).length,
  };
}
