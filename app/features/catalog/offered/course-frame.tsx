/** The frame that all pages of a course share: its name and facts, what one does with it, and a tab for each page. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "~/kit/breadcrumbs";
import { facultyClass } from "~/kit/faculty-color";
import { Link } from "~/kit/link";
import { ShareButton } from "~/kit/share-button";
import { Tabs } from "~/kit/tabs";
import Flag from "~icons/lucide/flag";
import Merge from "~icons/lucide/merge";
import Pencil from "~icons/lucide/pencil";
import { CourseMarkLine } from "../../course-marks/offered/course-mark";
import { FavoriteButton } from "../components/favorite-button";
import type { HeadFact } from "../components/head-facts";
import { HeadFacts } from "../components/head-facts";
import type { CourseFrameData, CourseHead } from "../course-head.service.server";
import { CompareTick } from "./compare-tick";
import { CompareTray } from "./compare-tray";
import { FactLine } from "./course-facts";
import { coursePath, departmentPath } from "./course-paths";
import { useCatalogWords } from "./use-catalog-words";

/** The pages of a course in the order of their tabs; their words are `catalog:tabs.<name>`. */
const tabs = [
  {
    name: "experiences",
    to: ({ courseId }: CourseHead) => `/courses/one/${courseId}`,
    count: (course: CourseHead) => course.experienceCount,
  },
  { name: "sections", to: ({ courseCode }: CourseHead) => coursePath(courseCode), count: () => undefined },
  { name: "exams", to: ({ courseId }: CourseHead) => `/courses/one/${courseId}/exams`, count: () => undefined },
  { name: "databank", to: ({ courseId }: CourseHead) => `/databank/one/${courseId}`, count: (course: CourseHead) => course.databankCount },
  { name: "notes", to: ({ courseId }: CourseHead) => `/courses/one/${courseId}/notes`, count: () => undefined },
  { name: "discussions", to: ({ courseId }: CourseHead) => `/courses/one/${courseId}/discussions`, count: () => undefined },
] as const;

interface CourseFrameProps {
  frame: CourseFrameData;
  current: (typeof tabs)[number]["name"];
  /** The main act of this tab. */
  act?: ReactNode;
  /** On the head: what students make of it, where the tab knows. */
  verdict?: ReactNode;
  /** Below the verdict, across the page. */
  lanes?: ReactNode;
  /** With whom it is rated best. */
  best?: HeadFact | null;
  children: ReactNode;
}

export function CourseFrame({ frame, current, act, verdict, lanes, best, children }: CourseFrameProps) {
  const { course, color, signInTo, canEdit, canMerge } = frame;
  const { t } = useTranslation("catalog");
  const { t: kit } = useTranslation("kit");
  const { name, locale } = useCatalogWords();
  const title = `${course.courseCode} · ${name(course)}`;
  const otherName = locale === "tr" ? course.nameEn : course.nameTr;
  const acts = (
    <>
      {act}
      <CompareTick code={course.courseCode} look="button" />
      <FavoriteButton courseCode={course.courseCode} isFavorite={course.isFavorite} signInTo={signInTo} />
      <ShareButton title={title} />
      <Link
        to={`/reporting/add?about=${coursePath(course.courseCode)}`}
        rel="nofollow"
        className="btn btn-ghost"
        aria-label={kit("acts.report")}
      >
        <Flag size={16} aria-hidden />
        <span className="hidden sm:inline">{kit("acts.report")}</span>
      </Link>
      {canEdit && (
        <Link to={`/catalog/edit/${encodeURIComponent(course.courseCode)}`} className="btn btn-ghost">
          <Pencil size={16} aria-hidden />
          {kit("acts.edit")}
        </Link>
      )}
      {canMerge && (
        <Link to={`/catalog/merge/${encodeURIComponent(course.courseCode)}`} className="btn btn-ghost">
          <Merge size={16} aria-hidden />
          {t("pages.merge")}
        </Link>
      )}
    </>
  );
  const breadcrumb = [
    { label: t("pages.all"), to: "/catalog/all" },
    { label: locale === "tr" ? course.departmentNameTr : course.departmentNameEn, to: departmentPath(course.departmentCode) },
  ];
  const lead = course.status === "archived" ? t("course.archived") : otherName === name(course) ? undefined : otherName;
  return (
    <>
      <header className={`${facultyClass(color)} stand stand-wide -mt-6 sm:-mt-8`}>
        <div className="pt-2 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-8 lg:py-4">
          <div className="min-w-0 lg:pb-3">
            <Breadcrumbs items={breadcrumb} />
            <h1 className="mt-1 text-2xl/tight text-balance lg:text-5xl/none">
              <span className="me-2 inline-block rounded-[0.2rem] bg-white px-1.5 align-[0.12em] text-[0.72em]/snug font-extrabold tracking-tight whitespace-nowrap text-(--ground)">
                {course.courseCode}
              </span>
              <span className="sr-only"> · </span>
              {name(course)}
            </h1>
            {lead && <p className="mt-1 text-sm max-lg:truncate lg:text-base">{lead}</p>}
          </div>
          {verdict}
        </div>
        {lanes}
      </header>
      <div className="py-3 lg:flex lg:items-center lg:justify-between lg:gap-6">
        <HeadFacts frame={frame} best={best} />
        <div className="flex flex-wrap gap-2">{acts}</div>
      </div>
      <div>
        <FactLine course={course} />
        <CourseMarkLine code={course.courseCode} />
      </div>
      <div className="mt-2 mb-6">
        <Tabs
          label={course.courseCode}
          tabs={tabs.map((tab) => ({
            to: tab.to(course),
            label: t(`tabs.${tab.name}`),
            isActive: tab.name === current,
            count: tab.count(course) || undefined,
          }))}
        />
      </div>
      {children}
      <CompareTray />
    </>
  );
}
