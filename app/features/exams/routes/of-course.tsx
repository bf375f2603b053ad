/** The exams of a course in the running term, as students say they are. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { isStaff } from "~/platform/access/roles";
import { readForm, submitSignedInForm, submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { CourseFrame } from "../../catalog/offered/course-frame";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import { ExamCard, useExamTitle } from "../components/exam-card";
import { examPath } from "../exam-paths";
import { claimActForm, staffActForm } from "../exams.schemas";
import { agreeWith, confirmClaim, readCourseExams, removeClaim, withdrawFrom } from "../exams.service.server";

export const handle = pageHandle("exams", "of-course", ["catalog", "course-marks"]);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const page = await readCourseExams(ctx, params.course_id ?? "", new URL(request.url));
  const { courseId } = page.frame.course;
  if (courseId !== params.course_id) throw redirect(examPath(courseId), 301);
  return { ...page, isForStaff: isStaff(ctx.actor) };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const done = (act: string) => redirectWithToast(args.context, examPath(args.params.course_id ?? ""), `exams:toasts.${act}`);
  const act = formData.get("act");
  if (act === "confirm" || act === "remove")
    return submitStaffForm(args, { schema: staffActForm, feature: "exams", formData }, async (value, ctx) => {
      await (value.act === "confirm" ? confirmClaim : removeClaim)(ctx, value.claim_id);
      return done(value.act);
    });
  return submitSignedInForm(args, { schema: claimActForm, feature: "exams", formData }, async (value, ctx) => {
    await (value.act === "agree" ? agreeWith : withdrawFrom)(ctx, value.claim_id);
    return done(value.act);
  });
}

export default function CourseExams() {
  const { t } = useTranslation("exams");
  const { frame, exams, term, isForStaff } = useLoaderData<typeof loader>();
  const words = useCatalogWords();
  const title = useExamTitle();
  const page = examPath(frame.course.courseId);
  const add = (
    <Link to={`${page}/add`} className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  if (exams.length === 0)
    return (
      <CourseFrame frame={frame} current="exams">
        <EmptyState title={t("none", { term: words.term(term) })} text={t("noneText")} act={add} />
      </CourseFrame>
    );
  return (
    <CourseFrame frame={frame} current="exams" act={add}>
      <p className="mb-4">{t("lead")}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {exams.map((exam) => (
          <ExamCard
            key={exam.examId}
            exam={exam}
            heading={title(exam)}
            acts={isForStaff ? "staff" : "student"}
            more={
              <Link to={`${page}/add?${new URLSearchParams({ kind: exam.kind, number: String(exam.number) })}`} className="link text-sm">
                {t("add.correct")}
              </Link>
            }
          />
        ))}
      </ul>
      <p className="mt-6">
        <Link to={`/reporting/add?${new URLSearchParams({ about: page })}`} rel="nofollow" className="link text-sm">
          {t("report")}
        </Link>
      </p>
    </CourseFrame>
  );
}
