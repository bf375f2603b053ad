/** Wakes the page up: the words that it was rendered with first, then React. */
import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { watchErrors } from "./chrome/client-errors";
import { i18nOptions } from "./platform/i18n/config";

const files = import.meta.glob<Record<string, object>>(["./*/locales/*.ts", "./platform/*/locales/*.ts", "./features/*/locales/*.ts"]);

async function loadWords(language: string, namespace: string): Promise<object> {
  const load = ["", "platform/", "features/"].map((place) => files[`./${place}${namespace}/locales/${language}.ts`]).find(Boolean);
  const module = await load?.();
  return Object.values(module ?? {})[0] ?? {};
}

/** Every translation is complete (its type says so): the browser never needs a second language. */
async function hydrate() {
  watchErrors();
  await i18next
    .use(initReactI18next)
    .use(resourcesToBackend(loadWords))
    .init({
      ...i18nOptions,
      fallbackLng: false,
      lng: document.documentElement.lang,
      ns: [...new Set([...i18nOptions.ns, ...getInitialNamespaces()])],
    });
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18next}>
        <StrictMode>
          <RemixBrowser />
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

hydrate();
