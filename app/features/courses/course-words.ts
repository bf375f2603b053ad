/** What the assistant's answers about courses are made with. */
import { formatNumber } from "~/kit/format";
import type { Context } from "~/platform/context";

export const wordsOf = ({ product, locale }: Context) => product.translators[locale].t;

/** A mean as the course's page says it. */
export const number = ({ locale }: Context, value: number) =>
  formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
