/** What the asker is asked back, where nothing tells which of a few things was meant: each a question that is asked with one press. */
import type { Named } from "~/engines/intents";
import { allow } from "~/platform/access/allow";
import type { Context } from "~/platform/context";
import type { Locale } from "~/platform/i18n/config";
import type { Fit, SureFit } from "./sureness.rules";

/** The asker is asked which was meant where the best is as likely as the first of these, the next as the second, and so on. */
const WORTH_ASKING = [0.14, 0.08, 0.04];
/** So many things are asked about at most. */
const MOST_ASKED = 3;

/** What makes a sentence a question; other utterances are key words, or tell of a trouble. */
const IS_QUESTION =
  /(?<!\p{L})(?:how|what|where|when|who|which|why|can|do|does|is|are|may|nas[ıi]l|ne|nerede\p{L}*|nereye|hangi\p{L}*|kim\p{L}*|ka[çc]\p{L}*|neden|m[ıiuü]|m[ıiuü]y[ıiuü]m)(?!\p{L})/iu;

/** An utterance as a question with the names that were asked about, rather one that is a whole question; null where a name is missing. */
function askedAs({ intent, slots }: Fit, locale: Locale): string | null {
  const named = slots.courses.length > 0 ? "{course}" : slots.name ? "{name}" : "";
  const ways = intent.utterances[locale];
  const filled = [...ways.filter((text) => text.includes(named)), ...ways].flatMap((text) => {
    const left = [...slots.courses];
    const said = text.replace(/\{course\}/g, () => left.shift() ?? "{").replace("{name}", slots.name || "{");
    return said.includes("{") ? [] : said;
  });
  const question = filled.find((text) => IS_QUESTION.test(text));
  const [first = ""] = filled;
  const said = question ? `${question}?` : first;
  return said ? `${said.charAt(0).toLocaleUpperCase(locale)}${said.slice(1)}` : null;
}

/** Nor is anybody asked where one of the best is as likely to be something that isn't here. */
const FOREIGN_TOO = 0.1;

/** Those that may be meant, as questions: two or three. @param fits the best first */
export function unclear(ctx: Context, fits: readonly SureFit[]): string[] {
  const open = fits.filter(({ intent }) => allow(intent.access, ctx.actor) === "allowed");
  const best = open.slice(0, MOST_ASKED);
  const isForeign = best.some(({ intent, sureness }) => intent.isForeign && sureness >= FOREIGN_TOO);
  if (isForeign || best[0]?.intent.isUnkept) return [];
  const told = open.flatMap((fit) => {
    const text = fit.intent.isForeign || fit.intent.isUnkept ? null : askedAs(fit, ctx.locale);
    return text === null ? [] : [{ text, sureness: fit.sureness }];
  });
  const asked = told.slice(0, MOST_ASKED).filter(({ sureness }, at) => sureness >= (WORTH_ASKING[at] ?? 1));
  return asked.length > 1 && asked[0] === told[0] && asked[1] === told[1] ? asked.map(({ text }) => text) : [];
}

/** A course's title behind its code, for whoever is asked which was meant; it says no more than the code. */
const TITLE_BEHIND_CODE = /(?<![\p{L}\p{N}])([A-Z]{2,5}\d{3,4}) \([^()]{1,120}\)/gu;

export const withoutTitles = (text: string): string => text.replace(TITLE_BEHIND_CODE, "$1");

/** A question as it was asked, once with each course that may be meant; empty where its title says which. */
export function whichCourse({ mayBe = [] }: Named, locale: Locale): string[] {
  return mayBe.slice(0, MOST_ASKED).map(({ code, text, title }) => {
    const said = text.replace(code, `${code} (${title.replace(/[()]/g, "")})`);
    return `${said.charAt(0).toLocaleUpperCase(locale)}${said.slice(1)}?`;
  });
}
