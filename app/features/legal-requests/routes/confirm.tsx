/** Confirms a request with the code that was mailed, and says how it stands. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { readForm, submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { requestCodeSchema, resendCodeSchema } from "../legal-requests.schemas";
import { confirmRequest, readOwnRequest, resendRequestCode } from "../legal-requests.service.server";

export const handle = pageHandle("legal-requests", "confirm");

export const loader = ({ params, context: { ctx } }: LoaderFunctionArgs) => readOwnRequest(ctx, params.request_id ?? "");

export async function action(args: ActionFunctionArgs) {
  const requestId = args.params.request_id ?? "";
  const formData = await readForm(args.request);
  if (formData.get("act") === "resend")
    return submitForm(args, { schema: resendCodeSchema, feature: "legal-requests", formData }, async (_, ctx) => {
      await resendRequestCode(ctx, requestId);
      return data({ isResent: true });
    });
  return submitForm(args, { schema: requestCodeSchema, feature: "legal-requests", formData }, async ({ code }, ctx) => {
    await confirmRequest(ctx, requestId, code);
    return redirect(`/privacy/request/${requestId}`, 303);
  });
}

function CodeForms() {
  const { t } = useTranslation("legal-requests");
  const answer = useActionData<typeof action>();
  return (
    <div className="flex max-w-sm flex-col gap-4">
      {answer && "isResent" in answer && (
        <p role="status" className="alert alert-success">
          {t("confirm.resent")}
        </p>
      )}
      <FormShell feature="legal-requests" isGuarded={false}>
        <TextField name="code" autoComplete="one-time-code" maxLength={9} input={{ inputMode: "numeric" }} />
        <SubmitButton className="btn-primary btn-block">{t("confirm.submit")}</SubmitButton>
      </FormShell>
      <FormShell feature="legal-requests" result={null} isGuarded={false}>
        <HiddenField name="act" value="resend" />
        <SubmitButton className="btn-ghost btn-block">{t("confirm.resend")}</SubmitButton>
      </FormShell>
      <p className="text-sm text-muted">{t("confirm.spam")}</p>
    </div>
  );
}

export default function Confirm() {
  const { t } = useTranslation("legal-requests");
  const { kind, status, dueAt } = useLoaderData<typeof loader>();
  if (status === "unconfirmed")
    return (
      <>
        <PageHeader title={t("pages.confirm")} lead={t("confirm.lead")} />
        <CodeForms />
      </>
    );
  return (
    <div role="status">
      <PageHeader title={t("confirm.openTitle")} lead={t(`kinds.${kind}`)} />
      {status === "open" && dueAt !== null ? (
        <p>
          {t("confirm.open")}{" "}
          <strong>
            <DateText at={dueAt} style="dateTime" />
          </strong>
        </p>
      ) : (
        <p>{t("confirm.done")}</p>
      )}
    </div>
  );
}
