/** What a rule is: a sentence or three in our own words, where it stands, and how people ask for it. */
interface InBoth<Text = string> {
  en: Text;
  tr: Text;
}

/** A text of the university that rules stand in. */
export interface RuleDocument {
  name: InBoth;
  /** The university's own text, where its address is known; else the list of all of them. */
  url: string;
  /** The month in which it was read. */
  readOn: string;
}

export interface Rule {
  /** Its anchor: `rule-<id>`. Addresses of it are out, so it never changes. */
  id: string;
  /** Its key among the pack's documents. */
  document: string;
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
type WrittenRule = Omit<Rule, "document" | "asked"> & { asked: InBoth };

const ways = (text: string) => text.split(";").map((way) => way.trim());

/** Rules of one document; the name of a rule is a way to ask for it too. */
export const rulesOf = (document: string, rules: readonly WrittenRule[]): Rule[] =>
  rules.map(({ asked: { en, tr }, ...rule }) => ({
    ...rule,
    document,
    asked: { en: [...ways(en), rule.title.en], tr: [...ways(tr), rule.title.tr] },
  }));
