/** Looks up words whose key is only known at run time, such as a field's label. */
import { useTranslation } from "react-i18next";

type Say = (key: string, values?: Record<string, unknown>) => string;

/** Untyped words: `say` gives them, `exists` tells whether there are any. */
export function useWords() {
  const { t, i18n } = useTranslation();
  return { say: t as unknown as Say, exists: (key: string) => i18n.exists(key), locale: i18n.language as "en" | "tr" };
}
