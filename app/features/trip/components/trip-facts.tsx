/** What one wants to know of a trip at a glance: when, how much, how many seats. */
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import type { Trip } from "../trip.repository.server";

/** A function from kuruş to `Free`, `1,250 ₺` or `149.50 ₺`. */
function usePrice() {
  const { t } = useTranslation("trip");
  const { locale } = useWords();
  return (kurus: number) => {
    if (kurus === 0) return t("facts.free");
    return formatMoney(kurus, locale);
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
  return <p className="text-sm text-muted">{facts.join(" · ")}</p>;
}
