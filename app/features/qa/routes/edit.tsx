/** Changing a question of the bank, or deleting it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActForm, useResultOf } from "~/kit/forms/act-form";
import { PageHeader } from "~/kit/page-header";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { QuestionForm } from "../components/question-form";
import { deleteForm, questionSchema } from "../qa.schemas";
import { deleteQuestion, editQuestion, readQuestion } from "../qa.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("qa", "edit");

export const loader = ({ params, context }: LoaderFunctionArgs) => readQuestion(asAdmin(context), params.qa_id ?? "");

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const qaId = args.params.qa_id ?? "";
  if (formData.has("act")) {
    return submitAdminForm(args, { schema: deleteForm, feature: "qa", formData, failure: "qa.deleteFailed" }, async (_, ctx) => {
      await deleteQuestion(ctx, qaId);
      return redirectWithToast(args.context, "/qa/all", "qa:toasts.deleted");
    });
  }
  return submitAdminForm(args, { schema: questionSchema, feature: "qa", formData, failure: "qa.updateFailed" }, async (value, ctx) => {
    const { status } = await editQuestion(ctx, qaId, value);
    return redirectWithToast(args.context, `/qa/all?status=${status}`, "qa:toasts.saved");
  });
}

export default function EditQuestion() {
  const { t } = useTranslation("qa");
  const { t: kit } = useTranslation("kit");
  const { question, groups } = useLoaderData<typeof loader>();
  const values = {
    question_en: question.questionEn,
    question_tr: question.questionTr,
    answer_en: question.answerEn ?? "",
    answer_tr: question.answerTr ?? "",
    group_id: question.groupId,
    order: String(question.position),
    author: question.author,
    status: question.status,
  };
  return (
    <div className="max-w-3xl">
      <PageHeader title={t("pages.edit")} breadcrumb={[{ label: t("pages.all"), to: "/qa/all" }, { label: t("pages.edit") }]} />
      <QuestionForm
        groups={groups}
        defaultValue={values}
        version={question.version}
        result={useResultOf(null)}
        submitLabel={kit("acts.save")}
      />
      <ActForm
        feature="qa"
        title={t("form.delete")}
        text={t("form.deleteText")}
        fields={{ act: "delete" }}
        submitLabel={t("form.deleteConfirm")}
        level="error"
      />
    </div>
  );
}
