/** What to do before a term: the text, the rules that matter then, and the next dates that staff entered. */
import type { Context } from "~/platform/context";
import { regulation } from "~/university/regulation";
import { nextDates } from "../academic-calendar/academic-calendar.service.server";
import type { Article } from "./content/article";
import { readArticle } from "./info.service.server";

/** Rules that decide which courses somebody takes, in the order in which one meets them. */
const RULES = ["load", "must-repeat", "last-grade", "withdrawal", "probation", "summer"];

function rulesIn({ locale }: Pick<Context, "locale">): string[] {
  const found = RULES.flatMap((id) => regulation.find((rule) => rule.id === id) ?? []);
  return found.map(({ article, title, text }) => `${title[locale]} (${article}): ${text[locale]}`);
}

/** The page about preparing for a term, in the reader's language. One round trip. */
export async function readPreparation(ctx: Context): Promise<{ article: Article; dates: Awaited<ReturnType<typeof nextDates>> }> {
  const [article, dates] = await Promise.all([readArticle(ctx, "preparation"), nextDates(ctx)]);
  const rules = { list: rulesIn(ctx) };
  const sections = article.sections.map((each) => (each.id === "rules" ? { ...each, blocks: [...each.blocks, rules] } : each));
  return { article: { ...article, sections }, dates };
}
