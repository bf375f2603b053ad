/** One request by right, and its answer. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { Written } from "~/kit/written";
import { readForm, submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { RequestDue } from "../components/request-due";
import { RestrictionPart } from "../components/restriction-part";
import { MAX_ANSWER } from "../legal-requests.limits";
import { decisionSchema, liftSchema, restrictSchema } from "../legal-requests.schemas";
import { decideRequest, readRequest } from "../legal-requests.service.server";
import { pathOf } from "../page.rules";
import { liftRestriction, restrictSubject } from "../restrictions.service.server";

export const handle = pageHandle("legal-requests", "admin-one", ["answering"]);

export const loader = async ({ params, context }: LoaderFunctionArgs) => ({
  request: await readRequest(asStaff(context), params.request_id ?? ""),
});

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export async function action(args: ActionFunctionArgs) {
  const requestId = args.params.request_id ?? "";
  const formData = await readForm(args.request);
  const done = (toast: "decided" | "restricted" | "lifted") =>
    redirectWithToast(args.context, `/admin/requests/${requestId}`, `legal-requests:toasts.${toast}`);
  if (formData.get("act") === "restrict")
    return submitStaffForm(args, { schema: restrictSchema, feature: "legal-requests", formData }, async ({ address }, ctx) => {
      await restrictSubject(ctx, requestId, { address });
      return done("restricted");
    });
  if (formData.get("act") === "lift")
    return submitStaffForm(args, { schema: liftSchema, feature: "legal-requests", formData }, async ({ restriction_id }, ctx) => {
      await liftRestriction(ctx, requestId, { restriction_id });
      return done("lifted");
    });
  return submitStaffForm(args, { schema: decisionSchema, feature: "legal-requests", formData }, async (value, ctx) => {
    await decideRequest(ctx, requestId, value);
    return done("decided");
  });
}

function AnswerForm({ seen }: { seen: string }) {
  const { t } = useTranslation("answering");
  const options = (["granted", "refused"] as const).map((value) => ({ value, label: t(`decisions.${value}`) }));
  return (
    <PlainForm feature="legal-requests" result={useResultOf(null)}>
      <input type="hidden" name="seen" value={seen} />
      <SelectField name="decision" options={options} />
      <TextArea name="answer" rows={6} maxLength={MAX_ANSWER} />
      <SubmitButton className="btn-primary self-start">{t("send")}</SubmitButton>
    </PlainForm>
  );
}

export default function OneRequest() {
  const { t } = useTranslation("legal-requests");
  const { t: answering } = useTranslation("answering");
  const { request } = useLoaderData<typeof loader>();
  const { kind, name, email, page, fileNumber, details, locale, status, answer, dueAt, answeredAt, isOverdue, hidden } = request;
  const title = t(`kinds.${kind}`);
  const path = pathOf(page);
  return (
    <div className="max-w-2xl">
      <PageHeader title={title} breadcrumb={[{ label: t("pages.admin-all"), to: "/admin/requests/all" }, { label: title }]}>
        {email && (
          <p className="text-sm text-muted">
            {name} · {email}
          </p>
        )}
        <RequestDue dueAt={dueAt} answeredAt={answeredAt} isOverdue={isOverdue} />
      </PageHeader>
      {fileNumber && (
        <p>
          {t("fields.file_number")}: {fileNumber}
        </p>
      )}
      {page && <p className="break-words">{page}</p>}
      {path && (
        <Link to={path} className="btn btn-sm my-2">
          {answering("open")}
        </Link>
      )}
      <Written text={details} className="my-4 whitespace-pre-line" />
      <RestrictionPart {...hidden} />
      {answer === null ? (
        <Section title={answering("answerTitle")} lead={answering("answerLead", { email, language: answering(`languages.${locale}`) })}>
          <AnswerForm seen={hidden.seen} />
        </Section>
      ) : (
        <Section title={`${answering("ours")}: ${status === "unconfirmed" ? "" : answering(`status.${status}`)}`}>
          <Written text={answer} className="border-s-2 border-primary ps-3 whitespace-pre-line" />
        </Section>
      )}
    </div>
  );
}
