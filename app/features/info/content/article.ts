/** The shape of the long texts: sections of paragraphs, lists and tables, with links and names as light marks. */

/** A paragraph (a plain string), a list, or a table. `[words](/address)` is a link, `` `name` `` a technical name. */
export type Block = string | { list: string[] } | { head: string[]; rows: string[][] } | Folded | Made;

/** Things with what they are, and more behind each. */
export interface Folded {
  folded: { title: string; text: string; facts: { label: string; value: string }[] }[];
}

/** What isn't written but made: what personal data are for. */
interface Made {
  made: "purposes";
}

export interface ArticleSection {
  /** The anchor: the same in every language. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Article {
  lead: string;
  /** The day of the last change, `YYYY-MM-DD`; absent where a date says nothing. */
  updated?: string;
  sections: ArticleSection[];
}

export interface FaqItem {
  id: string;
  question: string;
  answer: Block[];
}

export interface FaqGroup {
  id: string;
  title: string;
  items: FaqItem[];
}
