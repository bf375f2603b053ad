/** Words for what the database keeps as codes. */
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";

export function useEventWords() {
  const { t } = useTranslation("events");
  const { say, exists, locale } = useWords();
  const typeName = (type: string) => (exists(`events:types.${type}`) ? say(`events:types.${type}`) : type);
  const price = (lira: number) => (lira === 0 ? t("tickets.free") : t("tickets.price", { price: formatNumber(lira, locale) }));
  /** What the tickets of an event cost, in a few words: `Free`, `150 ₺`, `from 150 ₺`, `Free and paid`. */
  const pricesText = ({ least, most }: { least: number; most: number }) => {
    if (least === most) return price(least);
    return least === 0 ? t("tickets.freeAndPaid") : t("tickets.from", { price: formatNumber(least, locale) });
  };
  /** `21 Nov 2026 09:00` or `09:00–11:00` on one day. */
  const times = (startsAt: number, endsAt: number | null) => {
    const from = formatDate(startsAt, locale, "time");
    return endsAt === null ? from : `${from}–${formatDate(endsAt, locale, "time")}`;
  };
  return { t, locale, typeName, price, pricesText, times };
}
