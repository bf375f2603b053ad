/** All rules by document, and those among them that hold every word that somebody looks for. */
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import type { Rule } from "~/universities/rule";
import { documents, rules } from "~/university/regulation";

interface FoundRule {
  id: string;
  title: string;
  text: string;
  article: string;
}

export interface RuleGroup {
  id: string;
  name: string;
  url: string;
  readOn: string;
  rules: FoundRule[];
}

/** Everything that a rule is found by, in both languages. */
const holds = new Map(
  rules.map(({ id, title, text, asked, keywords = "" }) => {
    const all = [title.en, title.tr, text.en, text.tr, ...asked.en, ...asked.tr, keywords].join(" ");
    return [id, foldTurkish(all)];
  }),
);

/** @param q words; all rules for none */
export function findRules({ locale }: Pick<Context, "locale">, q: string): RuleGroup[] {
  const words = foldTurkish(q).split(/\s+/).filter(Boolean);
  const isFound = ({ id }: Rule) => words.every((word) => holds.get(id)?.includes(word));
  const found = rules.filter(isFound);
  return Object.entries(documents).flatMap(([document, { name, url, readOn }]) => {
    const rules = found
      .filter((rule) => rule.document === document)
      .map(({ id, title, text, article }) => ({ id, title: title[locale], text: text[locale], article }));
    return rules.length > 0 ? [{ id: document, name: name[locale], url, readOn, rules }] : [];
  });
}
