/** Money as readers see it: kuruş in, lira out. */
import { formatMoney } from "~/kit/format";
import { useWords } from "~/kit/use-words";

/** A function from kuruş to `150 ₺` or `149.50 ₺`. */
export function useMoney() {
  const { locale } = useWords();
  return (kurus: number) => formatMoney(kurus, locale);
}
