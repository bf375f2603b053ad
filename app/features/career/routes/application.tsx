/** One application to the team, and the decision on it. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { takingAct, takingActs } from "~/engines/review/taking.schemas";
import { FactList } from "~/kit/fact-list";
import { useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { LinkedText } from "~/kit/linked-text";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { Taking } from "~/kit/taking";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { MAX_ANSWER } from "../career.limits";
import { decisionSchema } from "../career.schemas";
import { decideApplication, readApplication, readApplicationTaken, takeApplication } from "../career.service.server";

export const handle = pageHandle("career", "application", ["review"]);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = asAdmin(context);
  const id = params.career_id ?? "";
  const [application, taken] = await Promise.all([readApplication(ctx, id), readApplicationTaken(ctx, id)]);
  return { taken, selfId: ctx.actor.userId, application, title: application.name };
}

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const applicationId = args.params.career_id ?? "";
  if (takingActs.has(String(formData.get("act"))))
    return submitAdminForm(args, { schema: takingAct, feature: "kit", formData }, async (value, ctx) => {
      await takeApplication(ctx, applicationId, value);
      return redirectWithToast(args.context, `/career/${applicationId}`, `review:taking.done.${value.act}`);
    });
  return submitAdminForm(args, { schema: decisionSchema, feature: "career", formData }, async (value, ctx) => {
    await decideApplication(ctx, applicationId, value);
    return redirectWithToast(args.context, `/career/${applicationId}`, `career:toasts.${value.decision}`);
  });
}

function DecisionForm({ email }: { email: string }) {
  const { t } = useTranslation("career");
  return (
    <Section title={t("one.decide")} lead={t("one.decideLead", { email })}>
      <PlainForm feature="career" result={useResultOf(null)}>
        <TextArea name="answer" rows={5} maxLength={MAX_ANSWER} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="decision" value="invited" className="btn-primary">
            {t("one.invite")}
          </SubmitButton>
          <SubmitButton name="decision" value="declined" className="btn-outline">
            {t("one.decline")}
          </SubmitButton>
        </div>
      </PlainForm>
    </Section>
  );
}

export default function OneApplication() {
  const { t, i18n } = useTranslation("career");
  const { application, taken, selfId } = useLoaderData<typeof loader>();
  const { name, email, year, motivation, link, status, answer, decidedAt, createdAt } = application;
  const isTurkish = i18n.language === "tr";
  // biome-ignore-start lint/correctness/useJsxKeyInIterable: a pair is no list; FactList sets the keys
  const facts: [string, React.ReactNode][] = [
    [t("fields.opening_id"), (isTurkish ? application.openingTr : application.openingEn) ?? t("apply.anyRole")],
    [t("fields.email"), email],
    [t("fields.department_id"), (isTurkish ? application.departmentTr : application.departmentEn) ?? t("apply.noDepartment")],
    [t("fields.year"), t(`years.${year}`)],
    [t("fields.link"), link && <LinkedText text={link} />],
    [t("one.sent"), <DateText at={createdAt} style="dateTime" />],
  ];
  // biome-ignore-end lint/correctness/useJsxKeyInIterable: a pair is no list; FactList sets the keys
  return (
    <div className="max-w-2xl">
      <PageHeader title={name} breadcrumb={[{ label: t("pages.admin-all"), to: "/admin/career/all" }, { label: name }]}>
        <p className="text-sm text-muted">{t(`status.${status}`)}</p>
      </PageHeader>
      <FactList facts={facts} />
      <Section title={t("fields.motivation")}>
        <Written text={motivation} className="whitespace-pre-line" />
      </Section>
      <Taking taken={taken} selfId={selfId} />
      {answer === null ? (
        <DecisionForm email={email} />
      ) : (
        <Section title={t("one.answer")}>
          <Written text={answer} className="border-s-2 border-primary ps-3 whitespace-pre-line" />
          {decidedAt !== null && (
            <p className="mt-2 text-sm text-muted">
              <DateText at={decidedAt} style="dateTime" />
            </p>
          )}
        </Section>
      )}
    </div>
  );
}
