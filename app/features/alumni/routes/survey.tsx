/** The survey of graduates: a link by mail first, and the answers with it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { readForm, submitForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { answerForm, linkForm } from "../alumni.schemas";
import { answer, askForLink, readSurveyForm } from "../alumni.service.server";
import { AlumniTabs } from "../components/alumni-tabs";
import { AnswerForm, LinkForm } from "../components/survey-forms";

export const handle = pageHandle("alumni", "survey");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? null;
  return { token, ...(await readSurveyForm(ctx, token)) };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (formData.get("act") === "answer") {
    return submitForm(args, { schema: answerForm, feature: "alumni", formData }, async ({ act: _, website, ...value }, ctx) => {
      await answer(ctx, value, website);
      return redirectWithToast(args.context, "/alumni-analytics/dashboard", "alumni:toasts.answered");
    });
  }
  return submitForm(args, { schema: linkForm, feature: "alumni", formData }, async ({ email, website }, ctx) => {
    await askForLink(ctx, email, website);
    return redirectWithToast(args.context, "/alumni-analytics/survey", "alumni:toasts.mailed");
  });
}

export default function Survey() {
  const { t } = useTranslation("alumni");
  const { token, isOpen, departments, years } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.survey")} lead={t("lead")} />
      <AlumniTabs at="survey" />
      {token && isOpen ? (
        <AnswerForm token={token} departments={departments} years={years} />
      ) : (
        <>
          <p className="mb-5 max-w-2xl">{t(token ? "link.used" : "link.text")}</p>
          <LinkForm />
        </>
      )}
    </>
  );
}
