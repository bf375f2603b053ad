/** The search for a course, as guests and members find it on the front page; while one types, what fits stands below it. */
import { Form } from "@remix-run/react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyHint } from "~/kit/lazy-hint";
import Search from "~icons/lucide/search";

const CourseSuggestions = lazyHint(() => import("./course-suggestions").then((module) => module.default));

/** @param isCompact keeps field and button on one line, the button a drawing */
export function CourseSearch({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation("home");
  const [words, setWords] = useState("");
  return (
    <Form
      action="/courses/all"
      method="get"
      role="search"
      className={`group relative flex max-w-2xl gap-3 ${isCompact ? "" : "max-sm:flex-col"}`}
    >
      <label className="input input-lg w-full grow bg-base-100 text-base text-base-content">
        <Search size={20} aria-hidden className={isCompact ? "hidden" : ""} />
        <span className="sr-only">{t("hero.label")}</span>
        <input
          type="search"
          name="q"
          placeholder={t("hero.placeholder")}
          className="grow"
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => setWords(event.target.value.trim())}
          onKeyDown={({ key }) => key === "Escape" && setWords("")}
        />
      </label>
      <button type="submit" className={`btn btn-lg ${isCompact ? "" : "btn-primary"}`}>
        {isCompact && <Search size={20} aria-hidden />}
        <span className={isCompact ? "sr-only" : ""}>{t("hero.act")}</span>
      </button>
      {words !== "" && (
        <Suspense fallback={null}>
          <CourseSuggestions words={words} />
        </Suspense>
      )}
    </Form>
  );
}
