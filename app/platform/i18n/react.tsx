/**
 * Stands in for react-i18next in what is built (vite.config.ts, decisions 015 and 020): the language of a document never changes, so
 * nothing is listened to or held in state, and a page waits for its words as for its scripts.
 */
import type { i18n, TFunction } from "i18next";
import { createContext, type ReactNode, useContext } from "react";

const I18nContext = createContext<i18n | null>(null);

export function I18nextProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

interface Translation {
  t: TFunction;
  i18n: i18n;
  ready: true;
}

/** What an instance says, by namespace: there are a few dozen, and a page asks for them a thousand times. */
const translations = new WeakMap<i18n, Map<string, Translation>>();

/** What says a namespace's words; undefined until they have come. */
function translationOf(i18n: i18n, namespace: string): Translation | undefined {
  const known = translations.get(i18n) ?? new Map<string, Translation>();
  const found = known.get(namespace);
  if (found || !i18n.hasLoadedNamespace(namespace)) return found;
  const translation = { t: i18n.getFixedT(null, namespace as "kit"), i18n, ready: true } as const;
  translations.set(i18n, known.set(namespace, translation));
  return translation;
}

/** As react-i18next's, for what our pages ask of it: the first namespace is the one whose words need no prefix. */
export function useTranslation(namespaces?: string | readonly string[]): Translation {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("A page is drawn outside of I18nextProvider");
  const all = typeof namespaces === "string" ? undefined : namespaces;
  const first = all ? all[0] : (namespaces as string | undefined);
  const translation = translationOf(i18n, first ?? (i18n.options.defaultNS as string));
  if (translation && (!all || all.every((namespace) => translationOf(i18n, namespace)))) return translation;
  throw i18n.loadNamespaces(all ?? first ?? []);
}
