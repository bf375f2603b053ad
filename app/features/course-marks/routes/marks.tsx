/** What one's saved transcript makes of courses, and whether it may. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { safeReturnTo } from "~/platform/access/return-to";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { MARKS_PAGE } from "../course-marks.pages";
import { MARK_STATES, type MarkedCourse } from "../course-marks.rules";
import { marksForm } from "../course-marks.schemas";
import { allowMarks, readOwnMarks, refuseMarks } from "../course-marks.service.server";
import { MarkBadge } from "../offered/mark-badge";
import { MarksAsk } from "../offered/marks-question";
import { takePath } from "../offered/take-path";
import { useMarkWords } from "../offered/use-mark-words";

export const handle = pageHandle("course-marks", "marks");

export async function loader({ context }: LoaderFunctionArgs) {
  const { state, consent, marks } = await readOwnMarks(signedIn(context));
  const courses = [...marks].map(([code, mark]): MarkedCourse => ({ code, ...mark }));
  return {
    state,
    isAllowed: consent === "given",
    courses: courses.sort((a, b) => a.term.localeCompare(b.term) || (a.code < b.code ? -1 : 1)),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: marksForm, feature: "course-marks" }, async ({ act, back }, ctx) => {
    await (act === "allow" ? allowMarks : refuseMarks)(ctx);
    return redirectWithToast(args.context, safeReturnTo(back, MARKS_PAGE), `course-marks:toasts.${act}`);
  });

function Courses({ courses }: { courses: MarkedCourse[] }) {
  const { t } = useTranslation("course-marks");
  const { term } = useMarkWords();
  return MARK_STATES.map((state) => {
    const own = courses.filter((course) => course.state === state);
    if (own.length === 0) return null;
    return (
      <Section key={state} title={t(`groups.${state}`, { count: own.length })}>
        <ul className="divide-y divide-base-300 border-y border-base-300">
          {own.map((course) => (
            <li key={course.code} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
              <Link to={`/catalog/course/${encodeURIComponent(course.code)}`} className="link font-semibold">
                {course.code}
              </Link>
              <span className="grow text-sm text-muted">{term(course.term)}</span>
              <MarkBadge mark={course} />
            </li>
          ))}
        </ul>
      </Section>
    );
  });
}

function Setting({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation("course-marks");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t(isAllowed ? "setting.on" : "setting.off")}</p>
      <ActionButton fields={{ act: isAllowed ? "refuse" : "allow" }} className={isAllowed ? "btn-sm" : "btn-sm btn-primary"}>
        {t(isAllowed ? "setting.stop" : "question.allow")}
      </ActionButton>
    </div>
  );
}

export default function Marks() {
  const { t } = useTranslation("course-marks");
  const { state, isAllowed, courses } = useLoaderData<typeof loader>();
  const toCalculator = (
    <Link to="/gpa-calculator" className="btn btn-primary">
      {t("empty.act")}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={t("pages.marks")}
        lead={t("lead")}
        act={
          <Link to={takePath()} className="btn">
            {t("take.title")}
          </Link>
        }
      />
      {state === "ask" ? <MarksAsk /> : (state !== "noTranscript" || isAllowed) && <Setting isAllowed={isAllowed} />}
      {state === "noTranscript" && (
        <div className="mt-6">
          <EmptyState title={t("empty.title")} text={t("empty.text")} act={toCalculator} />
        </div>
      )}
      <Courses courses={courses} />
    </>
  );
}
