/** Switches for theme and language; both are forms, so both work before scripts do. */

import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import Moon from "~icons/lucide/moon";
import Sun from "~icons/lucide/sun";
import { useWords } from "../kit/use-words";
import { localeNames } from "../platform/i18n/config";
import { storeCookie, type Theme, themeCookie } from "../platform/preferences";
import { useReturnTo, useRoot } from "./use-root";

const ENDPOINT = "/api/v1/preferences";

function themeNow(): Theme {
  const set = document.documentElement.dataset.theme;
  if (set === "light" || set === "dark") return set;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function flipTheme(event: FormEvent) {
  event.preventDefault();
  const theme = themeNow() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  storeCookie(themeCookie(theme));
}

export function ThemeToggle() {
  const { t } = useTranslation("chrome");
  const returnTo = useReturnTo();
  const next = useRoot()?.theme === "dark" ? "light" : "dark";
  return (
    <form method="post" action={ENDPOINT} onSubmit={flipTheme}>
      <input type="hidden" name="return_to" value={returnTo} />
      <button name="theme" value={next} className="btn btn-ghost btn-square" aria-label={t("theme")}>
        <Moon size={20} aria-hidden className="dark:hidden" />
        <Sun size={20} aria-hidden className="hidden dark:block" />
      </button>
    </form>
  );
}

/** Leads to the other language, by loading the document anew. */
export function LocaleSwitch() {
  const { locale } = useWords();
  const returnTo = useReturnTo();
  const other = locale === "tr" ? "en" : "tr";
  return (
    <form method="post" action={ENDPOINT}>
      <input type="hidden" name="return_to" value={returnTo} />
      <button
        name="locale"
        value={other}
        lang={other}
        className="btn btn-ghost px-2 sm:px-3"
        aria-label={`${other.toUpperCase()}, ${localeNames[other]}`}
      >
        {other.toUpperCase()}
      </button>
    </form>
  );
}
