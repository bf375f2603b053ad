/** What is sold, by whom and on which terms: shown before an order is paid, stored as it was shown, and read again afterwards. */
import type { Context, SignedInContext } from "~/platform/context";
import type { Locale } from "~/platform/i18n/config";
import { sayIn } from "~/platform/i18n/say.server";
import { sha256 } from "~/platform/ids";
import type { Operator } from "~/platform/operator";
import { CONTRACT_VERSION } from "./content/contract";
import * as repository from "./contract.repository.server";
import { blankTexts, type ContractFacts, contractSummary, contractTexts, wholeText } from "./contract.rules";
import { paymentErrors } from "./payments.errors";

const sayOfSeller = ({ product }: Pick<Context, "product">, locale: Locale) => {
  const say = sayIn({ product, locale });
  return (key: "kind" | "mersis" | "tax", value: string) =>
    key === "kind"
      ? say(`operator:options.kind.${value as Exclude<Operator["kind"], "">}`)
      : say(`operator:seller.${key}`, { number: value });
};

/** What an order's buyer is shown in their language, with its hash; null while nobody is named who sells. */
export async function contractOf(ctx: Pick<Context, "product" | "locale" | "clock">, facts: string) {
  const texts = contractTexts(JSON.parse(facts) as ContractFacts, ctx.locale, ctx.clock.now(), sayOfSeller(ctx, ctx.locale));
  if (!texts) return null;
  const text = wholeText(texts);
  return { ...texts, text, hash: await sha256(text), version: CONTRACT_VERSION, locale: ctx.locale };
}

export type Contract = NonNullable<Awaited<ReturnType<typeof contractOf>>>;

/** The contract that one of one's own payments began with, as it was shown. @throws notFound */
export async function readContract(ctx: SignedInContext, invoiceId: string) {
  const found = await repository.findContract(ctx, invoiceId);
  if (!found) throw paymentErrors.notFound();
  return found;
}

/** What a paid order's buyer agreed to, for the copy that is mailed. */
export const readPaidContract = (ctx: Pick<Context, "db">, orderId: string) => repository.findPaidContract(ctx, orderId);

/** The texts without an order and their summary, in the reader's language. */
export const readTermsOfSale = ({ locale }: Pick<Context, "locale">) => ({
  ...blankTexts(locale),
  summary: contractSummary[locale],
  version: CONTRACT_VERSION,
});
