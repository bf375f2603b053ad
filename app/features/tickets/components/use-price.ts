/** Money as readers see it: kuruş in, lira out. */
import { useTranslation } from "react-i18next";
import { formatMoney } from "~/kit/format";
import { useWords } from "~/kit/use-words";

/** A function from kuruş to `Free`, `150 ₺` or `149.50 ₺`. */
export function usePrice() {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  return (kurus: number) => (kurus === 0 ? t("price.free") : formatMoney(kurus, locale));
}
