/**
 * Stands in for react-i18next in the Worker's build (vite.config.ts): where a page is drawn once, in one language, with all its
 * words there, nothing is waited for, remembered or listened to.
 */
import type { i18n, TFunction } from "i18next";
import { createContext, type ReactNode, useContext } from "react";

const I18nContext = createContext<i18n | null>(null);

export function I18nextProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

/** The functions of an instance by namespace: there are a few dozen, and a page asks for them a thousand times. */
const fixed = new WeakMap<i18n, Map<string, TFunction>>();

function fixedT(i18n: i18n, namespace: string): TFunction {
  const known = fixed.get(i18n) ?? new Map<string, TFunction>();
  fixed.set(i18n, known);
  const t = known.get(namespace) ?? i18n.getFixedT(null, namespace as "kit");
  known.set(namespace, t);
  return t;
}

/** As react-i18next's, for what our pages ask of it. */
export function useTranslation(namespaces?: string | readonly string[]) {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("A page is drawn outside of I18nextProvider");
  const first = (typeof namespaces === "string" ? namespaces : namespaces?.[0]) ?? (i18n.options.defaultNS as string);
  return { t: fixedT(i18n, first), i18n, ready: true };
}
