/** Courses in the search across everything. */
import { sql } from "drizzle-orm";
import type { SearchSource } from "~/engines/search-source";
import {
  type FoundBy,
  type FoundCounts,
  foundPage,
  planCourseSearch,
  readWish,
  searchedForms,
  searchNote,
} from "../catalog/course-finder.service.server";
import { personName } from "../catalog/offered/instructor-path";

interface CourseHit extends FoundCounts, FoundBy {
  courseId: string | null;
  courseCode: string;
  nameEn: string;
  nameTr: string;
}

/** Finds open courses by code, name and lecturer, best first. */
export const courseSource: SearchSource = {
  order: 1,
  name: "courses",
  access: "public",
  list: "/courses/all",
  async look(ctx, { text, isExact }, most) {
    const plan = await planCourseSearch(ctx, text, isExact);
    if (!plan) return { statement: null, answer: () => ({ hits: [] }) };
    const wish = await readWish(ctx, { q: text, is_exact: isExact });
    // The catalog reads the same words, and lists what they ask for.
    const asked = wish ? [{ title: wish.text, about: null, to: `/catalog/all?${new URLSearchParams({ q: text })}` }] : [];
    const statement = foundPage<CourseHit>(ctx.db, {
      plan,
      where: sql`c.status = 'active'`,
      order: null,
      ordered: sql``,
      shown: sql`c.course_id AS courseId, c.course_code AS courseCode, c.name_en AS nameEn, c.name_tr AS nameTr`,
      size: most,
      offset: 0,
    });
    return {
      statement,
      answer(found) {
        const rows = found as CourseHit[];
        const step = rows[0]?.step ?? null;
        const hits = rows
          .filter(({ courseId }) => courseId !== null)
          .slice(0, most - asked.length)
          .map(({ courseId, courseCode, nameEn, nameTr, lecturer }) => ({
            title: courseCode,
            about: [ctx.locale === "tr" ? nameTr : nameEn, lecturer && personName(lecturer)].filter(Boolean).join(" · "),
            to: `/courses/one/${courseId}`,
            comparable: courseCode,
          }));
        const { how, corrected } = searchNote(plan, step);
        return { hits: [...asked, ...hits], forms: searchedForms(plan, step), isPartial: how === "some" && !wish, corrected };
      },
    };
  },
};
