/** Suggesting a course that the catalog lacks. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { PersonalList } from "~/kit/collection/personal-list";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { submissionSchema } from "../courses.schemas";
import { listOwnSuggestions, suggestCourse } from "../submissions.service.server";

export const handle = pageHandle("courses", "submission");

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const [items, departments] = await Promise.all([listOwnSuggestions(ctx), departmentChoices(ctx, { withCourses: true })]);
  return { items, departments };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: submissionSchema, feature: "courses" }, async (value, ctx) => {
    await suggestCourse(ctx, value);
    return redirectWithToast(args.context, "/courses/submission", "courses:submission.sent");
  });

export default function Submission() {
  const { t } = useTranslation("courses");
  const { items, departments } = useLoaderData<typeof loader>();
  const list = items.map(({ submissionId, courseCode, nameEn, status, createdAt, reviewReason, courseId }) => ({
    id: submissionId,
    title: `${courseCode} · ${nameEn}`,
    to: courseId ? `/courses/one/${courseId}` : undefined,
    status,
    changedAt: createdAt,
    reason: reviewReason,
  }));
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.submission")} lead={t("submission.lead")} />
      <FormShell key={items[0]?.submissionId} feature="courses" schema={() => import("../courses.schemas").then((m) => m.submissionSchema)}>
        <TextField name="course_code" input={{ autoCapitalize: "characters", spellCheck: false }} />
        <TextField name="name_en" />
        <TextField name="name_tr" isOptional />
        <SelectField name="department_id" isOptional options={departments} />
        <TextArea name="note" isOptional rows={2} maxLength={500} />
        <SubmitButton>{t("submission.submit")}</SubmitButton>
      </FormShell>
      {list.length > 0 && (
        <Section title={t("personal.suggestions")}>
          <PersonalList items={list} empty={{ title: "" }} />
        </Section>
      )}
    </div>
  );
}
