/** All rules by document, and those among them that hold every word that somebody looks for. */
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { metuRules } from "~/universities/metu-regulation";
import { type DocumentId, metuDocuments } from "~/universities/metu-rules/documents";
import type { MetuRule } from "~/universities/metu-rules/rule";

interface FoundRule {
  id: string;
  title: string;
  text: string;
  article: string;
}

export interface RuleGroup {
  id: DocumentId;
  name: string;
  url: string;
  readOn: string;
  rules: FoundRule[];
}

/** Everything that a rule is found by, in both languages. */
const holds = new Map(
  metuRules.map(({ id, title, text, asked, keywords = "" }) => {
    const all = [title.en, title.tr, text.en, text.tr, ...asked.en, ...asked.tr, keywords].join(" ");
    return [id, foldTurkish(all)];
  }),
);

const documentIds = Object.keys(metuDocuments) as DocumentId[];

/** @param q words; all rules for none */
export function findRules({ locale }: Pick<Context, "locale">, q: string): RuleGroup[] {
  const words = foldTurkish(q).split(/\s+/).filter(Boolean);
  const isFound = ({ id }: MetuRule) => words.every((word) => holds.get(id)?.includes(word));
  const found = metuRules.filter(isFound);
  return documentIds.flatMap((document) => {
    const { name, url, readOn } = metuDocuments[document];
    const rules = found
      .filter((rule) => rule.document === document)
      .map(({ id, title, text, article }) => ({ id, title: title[locale], text: text[locale], article }));
    return rules.length > 0 ? [{ id: document, name: name[locale], url, readOn, rules }] : [];
  });
}
