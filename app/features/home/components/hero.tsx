/** The front page's one main act for guests: finding a course. The campus beside it is our own drawing. */
import { useTranslation } from "react-i18next";
import { configuration } from "~/configuration";
import { Link } from "~/kit/link";
import campus from "./campus.svg?url";
import { CourseSearch } from "./course-search";
import { EDGE_TO_EDGE } from "./edge-to-edge";

export function Hero() {
  const { t, i18n } = useTranslation("home");
  const { shortEn, shortTr } = configuration.university;
  return (
    <header className={`stand grid items-end gap-x-10 pt-6 sm:pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] ${EDGE_TO_EDGE}`}>
      <div className="min-w-0 lg:pb-12">
        <h1 className="max-w-2xl text-3xl font-bold tracking-tight text-balance sm:text-5xl">{t("hero.title")}</h1>
        <p className="mt-4 mb-6 max-w-prose sm:text-lg">{t("hero.lead", { university: i18n.language === "tr" ? shortTr : shortEn })}</p>
        <CourseSearch />
        <Link to="/courses/all" prefetch="intent" className="link mt-2 inline-block py-2">
          {t("hero.browse")}
        </Link>
      </div>
      <img src={campus} alt="" width={640} height={320} className="mx-auto mt-4 block w-full max-w-xl lg:mt-0" />
    </header>
  );
}
