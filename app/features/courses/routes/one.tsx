/** One course: what it is, what it is like, and what students wrote about it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { sharePicture } from "~/engines/media/share-picture";
import { frameOf } from "~/features/catalog/course-head.service.server";
import { CourseFacts } from "~/features/catalog/offered/course-facts";
import { CourseFrame } from "~/features/catalog/offered/course-frame";
import { CourseLanes, CourseVerdict } from "~/features/catalog/offered/course-verdict";
import { instructorPath } from "~/features/catalog/offered/instructor-path";
import { SCORE_FLOOR } from "~/features/catalog/score-floor.rules";
import { facultyClass } from "~/kit/faculty-color";
import { Link } from "~/kit/link";
import { RepeatedItem } from "~/kit/repeated-item";
import { storableText } from "~/platform/forms/fields";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { CourseScores } from "../components/course-scores";
import { CourseSplits } from "../components/course-splits";
import { ExperienceList } from "../components/experience-list";
import { experienceFilters } from "../courses.schemas";
import { countView, readCourse } from "../courses.service.server";
import { setHelpful } from "../experiences.service.server";
import { useCourseWords } from "../offered/use-course-words";

export const handle = pageHandle("courses", "one", ["catalog", "course-marks"]);
const voteSchema = z.object({ experience_id: storableText(80), is_helpful: z.enum(["yes", "no"]) });

export async function loader({ request, params, context: { ctx } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const filters = experienceFilters.parse(Object.fromEntries(url.searchParams));
  const page = await readCourse(ctx, params.course_id ?? "", filters);
  const { courseId } = page.course;
  if (courseId !== params.course_id) throw redirect(`/courses/one/${courseId}${url.search}`, 301);
  countView(ctx, courseId);
  const name = ctx.locale === "tr" ? page.course.nameTr : page.course.nameEn;
  return {
    page,
    frame: frameOf(ctx, page.course, url),
    isSignedIn: ctx.actor !== null,
    title: `${page.course.courseCode} ${name}`,
    pagePicture: sharePicture("course", ctx.locale),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: voteSchema, feature: "courses" }, async (value, ctx) => {
    await setHelpful(ctx, value.experience_id, value.is_helpful === "yes");
    return data({ ok: true });
  });

export default function OneCourse() {
  const { t } = useTranslation("courses");
  const { page, frame, isSignedIn } = useLoaderData<typeof loader>();
  const { course, scores, spread, grades, byInstructor, byTerm, best } = page;
  const means = {
    overall: scores.overall.mean,
    difficulty: scores.difficulty.mean,
    weeklyHours: scores.weekly_hours.mean,
    usefulness: scores.usefulness.mean,
  };
  const { t: catalog } = useTranslation("catalog");
  const { one, person } = useCourseWords();
  const act = (
    <Link to={`/courses/add?course_id=${course.courseId}`} className="btn btn-primary">
      {t("one.add")}
    </Link>
  );
  return (
    <CourseFrame
      frame={frame}
      current="experiences"
      act={act}
      verdict={<CourseVerdict means={means} n={scores.overall.n} floor={SCORE_FLOOR} spread={spread} />}
      lanes={<CourseLanes means={means} />}
      best={
        best && {
          label: catalog("verdict.best"),
          value: (
            <Link to={instructorPath(best.name)} className="underline decoration-2 underline-offset-2">
              {person(best.name)}
            </Link>
          ),
          more: `${one(best.mean)}, n = ${best.n}`,
        }
      }
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="scores" className={`${facultyClass(frame.color)} flex min-w-0 flex-col gap-3 lg:col-start-2`}>
          <h2 id="scores" className="border-b-2 pb-1.5 text-xl/tight">
            {t("one.scores")}
          </h2>
          <RepeatedItem as="div" className="flex flex-col gap-3" kind="scores" of={{ scores, spread, grades, byInstructor, byTerm }}>
            {() => (
              <>
                <CourseScores scores={scores} spread={spread} grades={grades} />
                <CourseSplits byInstructor={byInstructor} byTerm={byTerm} />
              </>
            )}
          </RepeatedItem>
        </section>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ExperienceList page={page} canVote={isSignedIn} />
        </div>
        <section aria-labelledby="facts" className="flex min-w-0 flex-col gap-3 lg:col-start-2">
          <h2 id="facts" className="border-b-2 pb-1.5 text-xl/tight">
            {t("one.facts")}
          </h2>
          <RepeatedItem as="div" kind="course facts" of={course}>
            {() => <CourseFacts course={course} />}
          </RepeatedItem>
          <Link to={`/privacy/request?kind=aboutMe&page=/courses/one/${course.courseId}`} className="link text-sm text-muted">
            {t("one.removal")}
          </Link>
        </section>
      </div>
    </CourseFrame>
  );
}
