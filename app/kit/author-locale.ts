/** In which language staff answer the author of a thing: that in which it is written, for their account's is told to nobody. */
import { languageOf } from "./language-of";
import { useWords } from "./use-words";

/** The language of some texts; that of whoever reads them where it can't be told. */
export function useAuthorLocale(passages: readonly { text: string }[] | undefined): "en" | "tr" {
  const { locale } = useWords();
  return languageOf((passages ?? []).map(({ text }) => text).join(" ")) ?? locale;
}
