/** The rules of the regulation in the reader's language, each with an address of its own on the calculator's page. */
import type { Context } from "~/platform/context";
import { metuRegulation } from "~/universities/metu-regulation";

export interface ShownRule {
  id: string;
  /** With its article. */
  title: string;
  text: string;
}

/** Where a rule is shown. */
export const ruleAddress = (id: string): string => `/gpa-calculator#rule-${id}`;

/** The rules, in their order. */
export function regulationIn({ locale, product }: Pick<Context, "locale" | "product">): ShownRule[] {
  const { t } = product.translators[locale];
  const isTurkish = locale === "tr";
  const withArticle = (title: string, article: string) =>
    article === "SS" || article === "DM" ? `${title} (${t(`gpa:directives.${article}`)})` : t("ai:facts.article", { title, article });
  return metuRegulation.map(({ id, article, titleEn, titleTr, textEn, textTr }) => ({
    id,
    title: withArticle(isTurkish ? titleTr : titleEn, article),
    text: isTurkish ? textTr : textEn,
  }));
}
