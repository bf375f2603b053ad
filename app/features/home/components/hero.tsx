/** The front page's one main act for guests: finding a course. */
import { useTranslation } from "react-i18next";
import { configuration } from "~/configuration";
import { Link } from "~/kit/link";
import { CourseSearch } from "./course-search";

export function Hero() {
  const { t, i18n } = useTranslation("home");
  const { shortEn, shortTr } = configuration.university;
  return (
    <header className="py-6 sm:rounded-box sm:bg-base-200 sm:px-10 sm:py-12">
      <h1 className="max-w-2xl text-3xl font-bold tracking-tight text-balance sm:text-5xl">{t("hero.title")}</h1>
      <p className="mt-4 mb-6 max-w-prose sm:text-lg">{t("hero.lead", { university: i18n.language === "tr" ? shortTr : shortEn })}</p>
      <CourseSearch />
      <Link to="/courses/all" prefetch="intent" className="link mt-2 inline-block py-2">
        {t("hero.browse")}
      </Link>
    </header>
  );
}
