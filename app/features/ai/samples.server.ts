/** Questions that show what the assistant can answer, in the reader's language. */
import type { Context } from "~/platform/context";

export function sampleQuestions({ product, locale }: Pick<Context, "product" | "locale">): string[] {
  const { t } = product.translators[locale];
  return [t("ai:samples.withdraw"), t("ai:samples.repeat"), t("ai:samples.anonymous"), t("ai:samples.honour")];
}
