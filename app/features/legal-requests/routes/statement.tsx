/** What is hidden of one's own for a legal request, and what one has to say about that, once. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { MAX_DETAILS, MIN_DETAILS } from "../legal-requests.limits";
import { statementSchema } from "../legal-requests.schemas";
import { addStatement, readOwnRestriction } from "../restrictions.service.server";

export const handle = pageHandle("legal-requests", "statement");

export const loader = ({ params, context }: LoaderFunctionArgs) => readOwnRestriction(signedIn(context), params.restriction_id ?? "");

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: statementSchema, feature: "legal-requests" }, async (value, ctx) => {
    const restrictionId = args.params.restriction_id ?? "";
    await addStatement(ctx, restrictionId, value);
    return redirectWithToast(args.context, `/privacy/statement/${restrictionId}`, "legal-requests:toasts.stated");
  });

export default function Statement() {
  const { t } = useTranslation("legal-requests");
  const { kind, status, isEnded, restrictedAt, excerpt, statement } = useLoaderData<typeof loader>();
  const isOpen = status === "open" && !isEnded;
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.statement")} lead={isOpen ? t("statement.lead") : t(isEnded ? "statement.refused" : "statement.granted")}>
        <p className="text-sm text-muted">
          {t(`kinds.${kind}`)} · <DateText at={restrictedAt} style="dateTime" />
        </p>
      </PageHeader>
      {excerpt !== null && (
        <Section title={t("statement.hidden")}>
          <Written text={excerpt} className="border-s-2 border-base-300 ps-3 whitespace-pre-line" />
        </Section>
      )}
      {statement !== null ? (
        <Section title={t("statement.yours")}>
          <Written text={statement} className="border-s-2 border-primary ps-3 whitespace-pre-line" />
        </Section>
      ) : (
        isOpen && (
          <PlainForm feature="legal-requests">
            <TextArea name="statement" rows={6} minLength={MIN_DETAILS} maxLength={MAX_DETAILS} />
            <SubmitButton className="btn-primary self-start">{t("statement.send")}</SubmitButton>
          </PlainForm>
        )
      )}
    </div>
  );
}
