/** The mail to those affected by a breach. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { breachAudiences } from "@schema/breaches";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { RadioCards } from "~/kit/forms/choice-fields";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { MAX_ADDRESSES, MAX_NOTICE, MAX_SUBJECT } from "../breaches.limits";
import { breachNoticeSchema } from "../breaches.schemas";
import { readBreach, sendBreachNotice } from "../breaches.service.server";

export const handle = pageHandle("breaches", "notice");

export async function loader({ params, context }: LoaderFunctionArgs) {
  return { breachId: (await readBreach(asAdmin(context), params.breach_id ?? "")).breachId };
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: breachNoticeSchema, feature: "breaches" }, async (value, ctx) => {
    const breachId = args.params.breach_id ?? "";
    await sendBreachNotice(ctx, breachId, value);
    return redirectWithToast(args.context, `/admin/breaches/${breachId}`, "breaches:toasts.noticed");
  });

const subject = (language: "en" | "tr") => <TextField name={`subject_${language}`} maxLength={MAX_SUBJECT} />;
const text = (language: "en" | "tr") => <TextArea name={`text_${language}`} rows={12} maxLength={MAX_NOTICE} />;

export default function BreachNotice() {
  const { t } = useTranslation("breaches");
  const { breachId } = useLoaderData<typeof loader>();
  const title = t("pages.notice");
  const breadcrumb = [
    { label: t("pages.all"), to: "/admin/breaches" },
    { label: t("pages.one"), to: `/admin/breaches/${breachId}` },
    { label: title },
  ];
  const audiences = breachAudiences.map((value) => ({ value, label: t(`options.audience.${value}`) }));
  return (
    <div className="max-w-4xl">
      <PageHeader title={title} lead={t("notice.lead")} breadcrumb={breadcrumb} />
      <PlainForm feature="breaches" result={useResultOf(null)}>
        <p className="max-w-prose">{t("notice.contents")}</p>
        <RadioCards name="audience" options={audiences} />
        <TextArea name="addresses" rows={4} maxLength={MAX_ADDRESSES} isOptional />
        <div className="grid gap-5 md:grid-cols-2">
          <div className="flex flex-col gap-5">
            {subject("tr")}
            {text("tr")}
          </div>
          <div className="flex flex-col gap-5">
            {subject("en")}
            {text("en")}
          </div>
        </div>
        <SubmitButton className="btn-primary self-start">{t("notice.send")}</SubmitButton>
      </PlainForm>
    </div>
  );
}
