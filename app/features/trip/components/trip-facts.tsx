/** What one wants to know of a trip at a glance: when, how much, how many seats. */
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { KURUS } from "../trip.limits";
import type { Trip } from "../trip.repository.server";

/** A function from kuruş to `Free`, `1,250 ₺` or `149.50 ₺`. */
function usePrice() {
  const { t } = useTranslation("trip");
  const { locale } = useWords();
  return (kurus: number) => {
    if (kurus === 0) return t("facts.free");
    const digits = kurus % KURUS === 0 ? 0 : 2;
    const price = formatNumber(kurus / KURUS, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return t("facts.price", { price });
  };
}

type Shown = Pick<Trip, "startsOn" | "endsOn" | "priceKurus" | "capacity" | "taken">;

export function TripFacts({ trip: { startsOn, endsOn, priceKurus, capacity, taken } }: { trip: Shown }) {
  const { t } = useTranslation("trip");
  const { locale } = useWords();
  const price = usePrice();
  const [from, until] = [startsOn, endsOn].map((day) => formatDate(Date.parse(day), locale));
  const left = capacity - taken;
  const facts = [
    startsOn === endsOn ? from : `${from} – ${until}`,
    price(priceKurus),
    left > 0 ? t("facts.left", { count: left, capacity }) : t("facts.full", { capacity }),
  ];
  return <p className="text-sm text-base-content/80">{facts.join(" · ")}</p>;
}
