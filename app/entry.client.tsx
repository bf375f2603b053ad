/** Wakes the page up: the words that it was rendered with first, then React. */
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { watchErrors } from "./chrome/client-errors";
import { goOn } from "./chrome/failed-module";
import { preloadOnTouch } from "./chrome/preload-scripts";
import { decodeData } from "./chrome/remix-window";
import { createBrowserI18n, type Words } from "./platform/i18n/browser";
import { i18nOptions } from "./platform/i18n/config";

const files = import.meta.glob<Record<string, Words>>([
  "./*/locales/{en,tr}.ts",
  "./platform/*/locales/{en,tr}.ts",
  "./engines/*/locales/{en,tr}.ts",
  "./features/*/locales/{en,tr}.ts",
  "./features/*/*/locales/{en,tr}.ts",
  // Said by the server alone, in mails: each file that can be asked for weighs on every page.
  "!./engines/notices/locales/*",
  "!./features/alerts/locales/*",
  // Said to staff: `staff-words.ts`.
  "!./features/{admin,audit,billing,breaches,categories,content-tools,event-stats,instagram,settings,site-content,tags,users}/locales/*",
  "!./features/{ai/unanswered,catalog/upkeep,legal-requests/answering,privacy/destruction}/locales/*",
]);

async function loadWords(language: string, namespace: string): Promise<Words> {
  const fileIn = (all: typeof files) => Object.entries(all).find(([file]) => file.endsWith(`/${namespace}/locales/${language}.ts`))?.[1];
  const load = fileIn(files) ?? fileIn((await import("./staff-words")).staffWords);
  return Object.values((await load?.()) ?? {})[0] ?? {};
}

/** Every translation is complete (its type says so): the browser never needs a second language. */
async function hydrate() {
  watchErrors();
  preloadOnTouch();
  const { lang } = document.documentElement;
  const i18n = createBrowserI18n(lang, (namespace) => loadWords(lang, namespace));
  await i18n.loadNamespaces([...i18nOptions.ns, ...getInitialNamespaces()]);
  await decodeData();
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <RemixBrowser />
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

if (!goOn()) hydrate();
