/** Tells search engines about a course in schema.org's words. */
import { configuration } from "~/configuration";
import type { CatalogPage } from "./catalog.service.server";

/** A schema.org Course; its ratings only from the floor on. */
export function courseStructuredData({ course, scores, prerequisites }: CatalogPage, origin: string, locale: "en" | "tr") {
  const { university } = configuration;
  return {
    "@context": "https://schema.org",
    "@type": "Course",
    name: course.name,
    courseCode: course.courseCode,
    description: course.description ?? `${course.courseCode} ${course.name}, ${course.departmentName}`,
    url: `${origin}/catalog/course/${course.courseCode}`,
    inLanguage: locale,
    provider: { "@type": "CollegeOrUniversity", name: locale === "tr" ? university.nameTr : university.nameEn },
    ...(course.credits !== null && { numberOfCredits: course.credits }),
    ...(prerequisites.length > 0 && {
      coursePrerequisites: prerequisites.map((set) => set.map(({ courseCode }) => courseCode).join(" + ")),
    }),
    ...(scores.overall !== null && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: scores.overall, ratingCount: scores.n, bestRating: 5, worstRating: 1 },
    }),
  };
}
