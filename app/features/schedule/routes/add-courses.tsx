/** Finding courses of the schedule's term, and putting one of their sections in. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { SearchNote } from "~/kit/search-note";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { takePath } from "../../course-marks/offered/take-path";
import { ExamClashes } from "../../exams/offered/exam-clashes";
import { CourseResults } from "../components/course-results";
import { CourseStanding } from "../components/course-standing";
import { shownMeetings } from "../components/entry-facts";
import { MiniWeek } from "../components/mini-week";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { SectionChoice } from "../components/section-choice";
import { addSection, removeSection } from "../entries.service.server";
import type { Plan } from "../plan.rules";
import { askedPlan, knownAct } from "../plan-page.server";
import { addCoursesQuery, addSectionForm, removeSectionForm } from "../schedule.schemas";
import { readAddCourses } from "../schedule.service.server";
import { shownDays } from "../week.rules";

export const handle = pageHandle("schedule", "add-courses", ["catalog", "course-marks", "exams"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  const asked = addCoursesQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  return { ...(await readAddCourses(ctx, scheduleId, asked)), q: asked.q ?? "", code: asked.course ?? "" };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const { scheduleId } = askedPlan(args);
  const page = schedulePath(scheduleId, "add-courses");
  const feature = "schedule";
  if (knownAct(formData, ["add", "remove"]) === "remove")
    return submitSignedInForm(args, { schema: removeSectionForm, feature, formData }, async ({ course_id }, ctx) => {
      await removeSection(ctx, scheduleId, course_id);
      return redirectWithToast(args.context, page, "schedule:toasts.removed");
    });
  return submitSignedInForm(args, { schema: addSectionForm, feature, formData }, async ({ course_code, section }, ctx) => {
    await addSection(ctx, scheduleId, course_code, section);
    return redirectWithToast(args.context, page, "schedule:toasts.added");
  });
}

/** What is in the schedule so far, and the shape of its week. */
function SoFar({ plan }: { plan: Plan }) {
  const { t } = useTranslation("schedule");
  const meetings = shownMeetings(plan);
  const used = meetings.map(({ day }) => day);
  return (
    <aside aria-labelledby="so-far" className="flex flex-col gap-3 rounded-box border border-base-300 p-4 lg:sticky lg:top-20">
      <h2 id="so-far" className="font-semibold">
        {t("add.soFar")}
      </h2>
      <Link to={schedulePath(plan.scheduleId, "grid")} aria-label={t("tabs.grid")}>
        <MiniWeek meetings={meetings} days={shownDays(used, 0)} />
      </Link>
      {plan.sections.length === 0 && <p className="text-sm text-muted">{t("add.empty")}</p>}
      <ul className="flex flex-col gap-2">
        {plan.sections.map(({ id, courseCode, number, color }) => (
          <li key={id} className={`entry-color entry-color-${color} flex items-center justify-between gap-2 rounded-field ps-2 text-sm`}>
            <span>
              <strong>{courseCode}</strong> {t("section", { number })}
            </span>
            <ActionButton
              fields={{ act: "remove", course_id: id }}
              className="btn-sm btn-ghost"
              label={t("list.removeLabel", { name: courseCode })}
            >
              {t("list.remove")}
            </ActionButton>
          </li>
        ))}
      </ul>
    </aside>
  );
}

export default function AddCourses() {
  const { t } = useTranslation("schedule");
  const { t: marks } = useTranslation("course-marks");
  const { plan, found, search, course, exams, standing, isUnknown, q, code } = useLoaderData<typeof loader>();
  return (
    <ScheduleFrame plan={plan} current="add-courses">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <FilterBar search={<SearchBox label={t("add.search")} />} />
          {q && <SearchNote note={search} />}
          {standing && <CourseStanding standing={standing} />}
          {course && <ExamClashes exams={exams} courseId={course.courseId} />}
          {course && <SectionChoice key={course.courseId} plan={plan} course={course} />}
          {q && search?.how !== "unsearchable" && <CourseResults plan={plan} found={found} current={course?.courseCode ?? null} />}
          {isUnknown && <EmptyState title={t("add.unknown", { code })} />}
          {!q && !course && !isUnknown && <p className="text-muted">{t("add.lead")}</p>}
          {!course && (
            <Link to={takePath(plan.scheduleId)} className="link w-fit">
              {marks("take.title")}
            </Link>
          )}
        </div>
        <SoFar plan={plan} />
      </div>
    </ScheduleFrame>
  );
}
