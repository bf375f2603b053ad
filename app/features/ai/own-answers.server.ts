/** Questions about one's own average, next class and tickets: answered by what computes and keeps them, for the asker alone. */
import { formatDate, formatNumber } from "~/kit/format";
import type { Context, Locale, SignedInContext } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { clockTime, dayAfter, localDay, minuteOfDay, startOfDay } from "~/platform/time";
import { computeTranscript } from "../gpa/gpa.rules";
import { savedTranscript } from "../gpa/gpa.service.server";
import { runAll } from "./ai.repository.server";
import { OWN_BESIDE } from "./vocabulary";
import { languageOf, termsOf } from "./words.rules";

interface OwnAnswer {
  text: string;
  to: string;
}

/** So far ahead is the next class looked for. */
const DAYS_AHEAD = 14;
const MOST_COUNTED = 100;

const wordsOf = ({ product }: Context, locale: Locale) => product.translators[locale].t;

async function ownAverage(ctx: SignedInContext, locale: Locale): Promise<OwnAnswer> {
  const t = wordsOf(ctx, locale);
  const { content } = await savedTranscript(ctx);
  const cgpa = content ? computeTranscript(content).cgpa : null;
  const number = (hundredths: number) => formatNumber(hundredths / 100, locale, { minimumFractionDigits: 2 });
  return { text: cgpa === null ? t("ai:own.noAverage") : t("ai:own.average", { cgpa: number(cgpa) }), to: "/gpa-calculator" };
}

async function nextClass(ctx: SignedInContext, locale: Locale): Promise<OwnAnswer> {
  const t = wordsOf(ctx, locale);
  const now = ctx.clock.now();
  const today = localDay(now);
  const range = { from: today, until: dayAfter(today, DAYS_AHEAD), now };
  const asked = ctx.product.planner.map((source) => ({ source, statements: source.statements(ctx, range) }));
  const results = await runAll(
    ctx,
    asked.flatMap(({ statements }) => statements),
  );
  let at = 0;
  const entries = asked.flatMap(({ source, statements }) => {
    const own = results.slice(at, at + statements.length);
    at += statements.length;
    return source.entries(ctx, range, own);
  });
  const minute = minuteOfDay(now);
  const [next] = entries
    .filter(({ kind, day, start }) => kind === "lecture" && (day > today || (day === today && (start ?? 0) > minute)))
    .sort((a, b) => a.day.localeCompare(b.day) || (a.start ?? 0) - (b.start ?? 0));
  const to = next?.to ?? "/schedule/all";
  if (!next) return { text: t("ai:own.noClass"), to };
  const day = formatDate(startOfDay(next.day), locale, "day");
  return { text: t("ai:own.class", { course: next.title, day, time: clockTime(next.start ?? 0), place: next.detail || "–" }), to };
}

async function ownTickets(ctx: SignedInContext, locale: Locale): Promise<OwnAnswer | null> {
  const place = ctx.product.ownPlaces.find(({ name }) => name === "tickets");
  if (!place) return null;
  const [rows] = await runAll(ctx, [place.count(ctx, MOST_COUNTED)]);
  const [{ value: count } = { value: 0 }] = (rows ?? []) as { value: number }[];
  return { text: wordsOf(ctx, locale)("ai:own.tickets", { count }), to: place.to };
}

/** What asks for each, folded. */
const kinds: readonly { asks: RegExp; to: string; answer(ctx: SignedInContext, locale: Locale): Promise<OwnAnswer | null> }[] = [
  { asks: /\bmy (?:\w+ )?c?gpa\b|\bmy (?:\w+ )?average\b|\bortalamam\b|\bg?nom\b|\bagnom\b/, to: "/gpa-calculator", answer: ownAverage },
  {
    asks: /\bmy next (?:class|lecture|course)\b|\bnext class\b|\bsonraki ders(?:im)?\b|\bsiradaki ders(?:im)?\b/,
    to: "/schedule/all",
    answer: nextClass,
  },
  { asks: /\bmy tickets?\b|\bbilet(?:im|lerim)\b/, to: "/event/ticket/personal", answer: ownTickets },
];

/** The kind of what a question asks for, if it asks for nothing else: `how is my GPA calculated` does. */
const kindOf = (text: string) => {
  const folded = foldTurkish(text);
  return kinds.find(({ asks }) => asks.test(folded) && termsOf(folded.replace(asks, " ")).every(({ word }) => OWN_BESIDE.has(word)));
};

/** The answer to a question about something of the asker's own; null for any other question, or while nobody is signed in. */
export async function ownAnswer(ctx: Context, text: string): Promise<OwnAnswer | null> {
  const { actor } = ctx;
  if (!actor) return null;
  const kind = kindOf(text);
  return kind ? kind.answer({ ...ctx, actor }, languageOf(text, ctx.locale)) : null;
}

/** Where something of one's own is kept that a question asks about; null for any other question. */
export const ownAnswersPageOf = (text: string): string | null => kindOf(text)?.to ?? null;
