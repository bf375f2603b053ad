/** The search for a course, as guests and members find it on the front page. */
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import Search from "~icons/lucide/search";

/** @param isCompact keeps field and button on one line, the button a drawing */
export function CourseSearch({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation("home");
  return (
    <Form action="/courses/all" method="get" role="search" className={`flex max-w-2xl gap-3 ${isCompact ? "" : "max-sm:flex-col"}`}>
      <label className="input input-lg w-full grow bg-base-100 text-base">
        <Search size={20} aria-hidden className={isCompact ? "hidden" : ""} />
        <span className="sr-only">{t("hero.label")}</span>
        <input type="search" name="q" placeholder={t("hero.placeholder")} className="grow" enterKeyHint="search" autoComplete="off" />
      </label>
      <button type="submit" className={`btn btn-lg ${isCompact ? "" : "btn-primary"}`}>
        {isCompact && <Search size={20} aria-hidden />}
        <span className={isCompact ? "sr-only" : ""}>{t("hero.act")}</span>
      </button>
    </Form>
  );
}
