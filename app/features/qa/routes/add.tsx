/** A new question of the bank; from a discussion it begins with what was asked and answered there. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { QuestionForm } from "../components/question-form";
import { newQuestionQuery, newQuestionSchema } from "../qa.schemas";
import { addQuestion, readNewQuestion } from "../qa.service.server";

export const handle = pageHandle("qa", "add");

export function loader({ request, context }: LoaderFunctionArgs) {
  const query = newQuestionQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return readNewQuestion(asAdmin(context), query);
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: newQuestionSchema, feature: "qa", failure: "qa.addFailed" }, async (value, ctx) => {
    const { status } = await addQuestion(ctx, value);
    return redirectWithToast(args.context, `/qa/all?status=${status}`, "qa:toasts.added");
  });

export default function AddQuestion() {
  const { t } = useTranslation("qa");
  const { groups, order, question, answer, isFromDiscussion } = useLoaderData<typeof loader>();
  const asked = { question_en: question, question_tr: question, answer_en: answer, answer_tr: answer };
  const addGroup = (
    <Link to="/qa/groups" className="btn btn-primary">
      {t("groups.add")}
    </Link>
  );
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={t("pages.add")}
        lead={isFromDiscussion ? t("form.fromDiscussion") : undefined}
        breadcrumb={[{ label: t("pages.all"), to: "/qa/all" }, { label: t("pages.add") }]}
      />
      {groups.length === 0 ? (
        <EmptyState title={t("groups.none")} text={t("groups.noneText")} act={addGroup} />
      ) : (
        <QuestionForm
          groups={groups}
          defaultValue={{ ...asked, order: String(order), author: t("form.team"), status: answer ? "answered" : "pending" }}
          submitLabel={t("form.add")}
        />
      )}
    </div>
  );
}
