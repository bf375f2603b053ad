/** Saying when and where an exam is, or that it is otherwise than others say. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { coursePath } from "../../catalog/offered/course-paths";
import { examPath } from "../exam-paths";
import { MAX_ROOMS } from "../exams.limits";
import { addQuery, claimForm } from "../exams.schemas";
import { addClaim, readCourseExams } from "../exams.service.server";

export const handle = pageHandle("exams", "add");

const KINDS = ["midterm", "quiz", "final", "make_up"] as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { frame } = await readCourseExams(signedIn(context), params.course_id ?? "", url);
  const { courseId, courseCode } = frame.course;
  if (courseId !== params.course_id) throw redirect(`${examPath(courseId)}/add${url.search}`, 301);
  return { courseId, courseCode, asked: addQuery.parse(Object.fromEntries(url.searchParams)) };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: claimForm, feature: "exams" }, async (value, ctx) => {
    const courseId = args.params.course_id ?? "";
    await addClaim(ctx, courseId, value);
    return redirectWithToast(args.context, examPath(courseId), "exams:toasts.added");
  });

export default function AddExam() {
  const { t } = useTranslation("exams");
  const { courseId, courseCode, asked } = useLoaderData<typeof loader>();
  const kinds = KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  const breadcrumb = [
    { label: courseCode, to: coursePath(courseCode) },
    { label: t("pages.of-course"), to: examPath(courseId) },
    { label: t("pages.add") },
  ];
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.add")} lead={t("add.lead")} breadcrumb={breadcrumb} />
      <PlainForm feature="exams" result={useResultOf(null)} defaultValue={{ kind: asked.kind ?? "", number: String(asked.number ?? 1) }}>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField name="kind" options={kinds} />
          <TextField name="number" type="number" isOptional />
          <TextField name="date" type="date" />
          <div className="grid grid-cols-2 gap-5">
            <TextField name="start" type="time" />
            <TextField name="end" type="time" />
          </div>
        </div>
        <TextArea name="rooms" rows={3} maxLength={MAX_ROOMS} isOptional />
        <SubmitButton className="btn-primary self-start">{t("add.submit")}</SubmitButton>
      </PlainForm>
    </div>
  );
}
