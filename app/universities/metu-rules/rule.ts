/** What a rule is: a sentence or three in our own words, where it stands, and how people ask for it. */
import type { DocumentId } from "./documents";

interface InBoth<Text = string> {
  en: Text;
  tr: Text;
}

export interface MetuRule {
  /** Its anchor: `rule-<id>`. Addresses of it are out, so it never changes. */
  id: string;
  document: DocumentId;
  /** Empty for a guide without articles. */
  article: string;
  title: InBoth;
  text: InBoth;
  asked: InBoth<readonly string[]>;
  /** Other words that people search for it with. */
  keywords?: string;
}

/** How many people ask for rules, in words of their own: by their ids, ways between semicolons. */
export type RuleWays = Readonly<Record<string, InBoth>>;

/** A rule as a file writes it: ways to ask stand in one line, between semicolons. */
type WrittenRule = Omit<MetuRule, "document" | "asked"> & { asked: InBoth };

const ways = (text: string) => text.split(";").map((way) => way.trim());

/** Rules of one document; the name of a rule is a way to ask for it too. */
export const rulesOf = (document: DocumentId, rules: readonly WrittenRule[]): MetuRule[] =>
  rules.map(({ asked: { en, tr }, ...rule }) => ({
    ...rule,
    document,
    asked: { en: [...ways(en), rule.title.en], tr: [...ways(tr), rule.title.tr] },
  }));
