/** Money as readers see it: kuruş in, lira out. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";

const KURUS = 100;

/** A function from kuruş to `Free`, `150 ₺` or `149.50 ₺`. */
export function usePrice() {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  return (kurus: number) => {
    if (kurus === 0) return t("price.free");
    const digits = kurus % KURUS === 0 ? 0 : 2;
    return t("price.amount", {
      price: formatNumber(kurus / KURUS, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
  };
}
