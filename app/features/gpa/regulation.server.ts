/** The university's rules in the reader's language, each with an address of its own: on the calculator's page, or on the page of all. */
import type { Context } from "~/platform/context";
import type { Rule } from "~/universities/rule";
import { documents, regulation } from "~/university/regulation";

export interface ShownRule {
  id: string;
  /** With its document and article. */
  title: string;
  text: string;
}

type Reader = Pick<Context, "locale" | "product">;

const onCalculator = new Set(regulation.map(({ id }) => id));

/** Where a rule is shown. */
export const ruleAddress = (id: string): string => `${onCalculator.has(id) ? "/gpa-calculator" : "/rules"}#rule-${id}`;

/** Where a rule stands: `Undergraduate regulation, article 24`. */
export function sourceOf({ locale, product }: Reader, document: string, article: string): string {
  const name = documents[document]?.name[locale] ?? "";
  return article ? product.translators[locale].t("gpa:rules.source", { document: name, article }) : name;
}

/** A rule as it is shown and quoted. */
export const shownRule = (reader: Reader, { id, document, article, title, text }: Rule): ShownRule => ({
  id,
  title: `${title[reader.locale]} (${sourceOf(reader, document, article)})`,
  text: text[reader.locale],
});

/** The rules that the calculator goes by, in their order. */
export const regulationIn = (reader: Reader): ShownRule[] => regulation.map((rule) => shownRule(reader, rule));
