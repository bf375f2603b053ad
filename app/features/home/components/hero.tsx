/** The front page's one main act: finding a course. */
import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { configuration } from "~/configuration";
import { Link } from "~/kit/link";

export function Hero() {
  const { t, i18n } = useTranslation("home");
  const { shortEn, shortTr } = configuration.university;
  return (
    <header className="py-6 sm:rounded-box sm:bg-base-200 sm:px-10 sm:py-12">
      <h1 className="max-w-2xl text-3xl font-bold tracking-tight text-balance sm:text-5xl">{t("hero.title")}</h1>
      <p className="mt-4 max-w-prose sm:text-lg">{t("hero.lead", { university: i18n.language === "tr" ? shortTr : shortEn })}</p>
      <Form action="/courses/all" method="get" role="search" className="mt-6 flex max-w-2xl flex-col gap-3 sm:flex-row">
        <label className="input input-lg w-full grow bg-base-100 text-base">
          <Search size={20} aria-hidden />
          <span className="sr-only">{t("hero.label")}</span>
          <input type="search" name="q" placeholder={t("hero.placeholder")} className="grow" enterKeyHint="search" autoComplete="off" />
        </label>
        <button type="submit" className="btn btn-primary btn-lg">
          {t("hero.act")}
        </button>
      </Form>
      <Link to="/courses/all" prefetch="intent" className="link mt-2 inline-block py-2">
        {t("hero.browse")}
      </Link>
    </header>
  );
}
