/** Money as readers see it: kuruş in, lira out. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";

const KURUS = 100;

/** A function from kuruş to `150.00 ₺`. */
export function useMoney() {
  const { t } = useTranslation("payments");
  const { locale } = useWords();
  return (kurus: number) =>
    t("money.amount", { price: formatNumber(kurus / KURUS, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) });
}
