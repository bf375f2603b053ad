/** Which sections of a course have room, as students say. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { useRefreshing } from "~/kit/use-polling";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { CourseFrame } from "../../catalog/offered/course-frame";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import { Closed } from "../components/closed";
import { SeatList } from "../components/seat-list";
import { seatAction } from "../seat-acts.server";
import { seatPath } from "../seat-paths";
import { readCourseSeats } from "../seats.service.server";

export const handle = pageHandle("seats", "of-course", ["catalog", "course-marks"]);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = await readCourseSeats(signedIn(context), params.course_id ?? "", new URL(request.url));
  const { courseId } = page.frame.course;
  if (courseId !== params.course_id) throw redirect(seatPath(courseId), 301);
  return page;
}

export const action = seatAction;

export default function CourseSeatsPage() {
  const { t } = useTranslation("seats");
  const { frame, term, opensOn, courses } = useLoaderData<typeof loader>();
  const words = useCatalogWords();
  useRefreshing(term !== null);
  const [course] = courses;
  return (
    <CourseFrame frame={frame} current="sections">
      {term === null ? (
        <Closed opensOn={opensOn} />
      ) : !course || course.sections.length === 0 ? (
        <EmptyState title={t("noSections")} text={t("noSectionsText", { term: words.term(term) })} />
      ) : (
        <>
          <p className="mb-4">
            {t("lead")} {t("how")}
          </p>
          <SeatList course={course} />
        </>
      )}
    </CourseFrame>
  );
}
