/** The frame that all pages of a course share: its name and facts, what one does with it, and a tab for each page. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { facultyClass } from "~/kit/faculty-color";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { ShareButton } from "~/kit/share-button";
import { Tabs } from "~/kit/tabs";
import Flag from "~icons/lucide/flag";
import Merge from "~icons/lucide/merge";
import Pencil from "~icons/lucide/pencil";
import { FavoriteButton } from "../components/favorite-button";
import type { CourseFrameData, CourseHead } from "../course-head.service.server";
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
  { name: "databank", to: ({ courseId }: CourseHead) => `/databank/one/${courseId}`, count: (course: CourseHead) => course.databankCount },
  { name: "notes", to: ({ courseId }: CourseHead) => `/courses/one/${courseId}/notes`, count: () => undefined },
  { name: "discussions", to: ({ courseId }: CourseHead) => `/courses/one/${courseId}/discussions`, count: () => undefined },
] as const;

interface CourseFrameProps {
  frame: CourseFrameData;
  current: (typeof tabs)[number]["name"];
  /** The main act of this tab. */
  act?: ReactNode;
  children: ReactNode;
}

export function CourseFrame({ frame: { course, color, signInTo, canEdit, canMerge }, current, act, children }: CourseFrameProps) {
  const { t } = useTranslation("catalog");
  const { t: kit } = useTranslation("kit");
  const { name, locale } = useCatalogWords();
  const title = `${course.courseCode} · ${name(course)}`;
  const marked = (
    <span className={facultyClass(color)}>
      <span className="text-(--faculty)">{course.courseCode}</span> · {name(course)}
    </span>
  );
  const otherName = locale === "tr" ? course.nameEn : course.nameTr;
  const acts = (
    <>
      {act}
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
    { label: course.courseCode },
  ];
  const lead = course.status === "archived" ? t("course.archived") : otherName === name(course) ? undefined : otherName;
  return (
    <>
      <PageHeader title={marked} lead={lead} act={acts} breadcrumb={breadcrumb}>
        <FactLine course={course} />
      </PageHeader>
      <div aria-hidden className={`${facultyClass(color)} -mt-2 mb-3 h-1 w-16 rounded-full bg-(--faculty)`} />
      <div className="mb-6">
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
    </>
  );
}
