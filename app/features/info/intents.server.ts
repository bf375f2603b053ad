/** The frequent questions that no guide answers, for the assistant. */
import { type IntentDraft, type Reply, ways } from "~/engines/intents";
import type { Locale } from "~/platform/i18n/config";
import type { FaqGroup, FaqItem } from "./content/article";
import { faq as faqEn } from "./content/faq.en";
import { faq as faqTr } from "./content/faq.tr";
import { readFaq } from "./info.service.server";
import { askedOften } from "./locales/asked-often";
import { piecesOf, plainText } from "./rich-text";

const written: Readonly<Record<Locale, readonly FaqGroup[]>> = { en: faqEn, tr: faqTr };

const itemOf = (groups: readonly FaqGroup[], id: string) => groups.flatMap(({ items }) => items).find((item) => item.id === id);

/** What a frequent question and its answer say, before the product's own facts are filled in. */
function saidOf(id: string, locale: Locale): string {
  const item = itemOf(written[locale], id);
  if (!item) throw new Error(`No frequent question is called ${id}`);
  return `${item.question} ${plainText(item.answer)}`;
}

/** The page that an answer sends on to, if any. */
const pagesNamedBy = ({ answer }: FaqItem, locale: Locale): Reply[] =>
  answer
    .flatMap((block) => (typeof block === "string" ? piecesOf(block) : []))
    .flatMap((piece) =>
      piece.kind === "link" && piece.to.startsWith("/")
        ? { title: piece.text.charAt(0).toLocaleUpperCase(locale) + piece.text.slice(1), to: piece.to, text: "" }
        : [],
    )
    .slice(0, 1);

export const faqIntents: readonly IntentDraft[] = Object.entries(askedOften).map(([id, asked]) => ({
  name: `how-${id}`,
  access: "public",
  utterances: { en: ways(asked.en), tr: ways(asked.tr) },
  says: { en: saidOf(id, "en"), tr: saidOf(id, "tr") },
  async answer(ctx) {
    const item = itemOf(await readFaq(ctx), id);
    return item ? [{ title: item.question, to: `/faq#${id}`, text: plainText(item.answer) }, ...pagesNamedBy(item, ctx.locale)] : null;
  },
}));
