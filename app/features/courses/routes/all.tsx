/** The open list of courses. */

import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CompareTray } from "~/features/catalog/offered/compare-tray";
import { departmentFilter } from "~/features/departments/departments.service.server";
import { CollectionList } from "~/kit/collection/collection-list";
import { Link } from "~/kit/link";
import { SearchNote } from "~/kit/search-note";
import { WishNote } from "~/kit/wish-note";
import { pageHandle } from "~/platform/pages/handle";
import { MarksQuestion } from "../../course-marks/offered/marks-question";
import { CourseCard } from "../components/course-card";
import { CourseFilterBar } from "../components/course-filters";
import { courseFilters } from "../courses.schemas";
import { courseCard, listCourses } from "../courses.service.server";

export const handle = pageHandle("courses", "all", ["course-marks"]);

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const filters = courseFilters.parse(Object.fromEntries(searchParams));
  const [list, departments] = await Promise.all([listCourses(ctx, filters), departmentFilter(ctx)]);
  // What this list has no filters for, the catalog has.
  if (list.wish && !list.isOwnWish && list.total === 0) throw redirect(`/catalog/all${search}`);
  return { list: { ...list, items: list.items.map(courseCard) }, departments, isSignedIn: ctx.actor !== null };
}

export default function AllCourses() {
  const { t } = useTranslation("courses");
  const { list, departments, isSignedIn } = useLoaderData<typeof loader>();
  const add = (
    <>
      {isSignedIn && (
        <Link to="/courses/personal" className="btn btn-sm sm:btn-md" prefetch="intent">
          {t("pages.personal")}
        </Link>
      )}
      <Link to="/courses/add" className="btn btn-sm btn-primary sm:btn-md">
        {t("pages.add")}
      </Link>
    </>
  );
  const suggest = (
    <Link to="/courses/submission" className="btn">
      {t("form.suggest")}
    </Link>
  );
  return (
    <>
      <CollectionList
        header={{ title: t("pages.all"), lead: t("list.lead"), act: add }}
        filters={<CourseFilterBar departments={departments} wish={list.isOwnWish ? list.wish : null} />}
        hasSideFilters
        note={
          <>
            <WishNote wish={list.wish} elsewhere={list.isOwnWish ? null : "/catalog/all"} />
            <SearchNote note={list.search} />
            <MarksQuestion />
          </>
        }
        items={list.items}
        itemKey={(course) => course.course_id}
        renderItem={(course) => <CourseCard course={course} />}
        repeats="course"
        pager={list}
        empty={{ title: t("list.none"), text: t("list.noneText"), act: suggest }}
      />
      <CompareTray />
    </>
  );
}
