/** What a notification says, in its reader's language, at the moment in which it is read. */
import type { Context } from "../../platform/context";
import type { Locale } from "../../platform/i18n/config";
import { momentInWords } from "../../platform/moment-in-words";
import { moneyInWords } from "../../platform/money-in-words";
import type { NoticeRow } from "./notices.repository.server";

export interface NoticeText {
  /** One line. */
  title: string;
  /** What stands below it: a moderator's reason. */
  text: string;
  /** Where its subject is shown; null when there is nothing to see any more. */
  path: string | null;
  /** Whom it is from, where that is part of what it has to say. */
  from: string;
  /** Where its reader appeals against what it tells; null where there is nothing of the kind. */
  appeal: string | null;
}

type Values = Record<string, string | number>;

/** `Tue 24 Nov, 14:00` at the university, of each moment among the values; what it is about may be long over when it is read. */
function whenOf({ at, was }: Values, locale: Locale): Values {
  const moments = Object.entries({ when: at, was });
  return Object.fromEntries(moments.flatMap(([name, at]) => (typeof at === "number" ? [[name, momentInWords(at, locale)]] : [])));
}

/** What a kind of notification is called. */
export function labelOf({ product }: Pick<Context, "product">, kindName: string, locale: Locale): string {
  const t = product.translators[locale].t as unknown as (key: string) => string;
  return t(product.notices.find(({ name }) => name === kindName)?.label ?? "notices:gone");
}

/** The words of a notification, or of several about one thing by their latest; where its subject isn't for its reader any more, only that. */
export function noticeText(
  { product }: Pick<Context, "product">,
  row: Pick<NoticeRow, "kind" | "path" | "details" | "shown">,
  locale: Locale,
  count = 1,
): NoticeText {
  const t = product.translators[locale].t as unknown as (key: string, values?: Values) => string;
  const kind = product.notices.find(({ name }) => name === row.kind);
  if (!kind || row.shown === null)
    return { title: t(count > 1 ? "notices:goneMany" : "notices:gone", { count }), text: "", path: null, from: "", appeal: null };
  const { text = "", from = "", textKey, whatKey, titleKey, paid, ...shown } = JSON.parse(row.shown) as Values;
  const what: Values = whatKey ? { what: t(String(whatKey)) } : {};
  if (titleKey) what.title = t(String(titleKey));
  const details = JSON.parse(row.details) as Values;
  const isPaid = typeof paid === "number" && paid > 0;
  if (isPaid) what.paid = moneyInWords(paid, locale);
  const words = (typeof details.was === "number" && kind.moved) || (isPaid && kind.paidBack) || kind.words;
  return {
    title: t((count > 1 && kind.many) || words, { count, ...details, ...whenOf(details, locale), ...shown, ...what }),
    text: textKey ? t(String(textKey)) : String(text ?? ""),
    path: row.path,
    from: String(from),
    appeal: typeof details.appeal === "string" ? details.appeal : null,
  };
}
