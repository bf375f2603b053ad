/** One billing record: who bought what of whom, under which contract, and the number of its invoice. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FactList } from "~/kit/fact-list";
import { useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { MAX_REFERENCE } from "../billing.limits";
import { referenceForm } from "../billing.schemas";
import { noteReference, readRecord } from "../billing.service.server";
import { NoRight } from "../components/no-right";
import { RecordList, useSigned } from "../components/record-list";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("billing", "one");

export const loader = async ({ params: { record_id = "" }, context }: LoaderFunctionArgs) => ({
  found: await readRecord(asAdmin(context), record_id),
});

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: referenceForm, feature: "billing" }, async (value, ctx) => {
    const { record_id: recordId = "" } = args.params;
    await noteReference(ctx, recordId, value);
    return redirectWithToast(args.context, `/admin/billing/${recordId}`, "billing:toasts.saved");
  });

type Found = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["found"]>;

function Facts({ record }: Pick<Found, "record">) {
  const { t } = useTranslation("billing");
  const signed = useSigned();
  return (
    <FactList
      facts={[
        [t("file.kind"), t(`kinds.${record.kind}`)],
        [t("file.date"), <DateText key="at" at={record.createdAt} style="dateTime" />],
        [t("file.buyer"), record.buyerName],
        [t("file.email"), record.buyerEmail],
        [t("file.seller"), record.seller],
        [t("file.amount"), `${signed(record)} (${record.currency})`],
        [t("file.event"), record.eventName],
        [
          t("payouts"),
          <Link key="payouts" to={`/admin/sipay/payouts/${record.eventId}`} className="link">
            {t("toPayouts")}
          </Link>,
        ],
        [t("file.order"), record.orderId],
        [t("file.payment"), record.invoiceId],
      ]}
    />
  );
}

function Whole({ record, others, contract }: Found) {
  const { t } = useTranslation("billing");
  return (
    <>
      <Facts record={record} />
      <Section title={t("invoice.title")} lead={t("invoice.lead")}>
        <PlainForm feature="billing" result={useResultOf(null)} defaultValue={{ reference: record.reference }} className="max-w-md">
          <VersionField version={record.updatedAt} />
          <TextField name="reference" isOptional maxLength={MAX_REFERENCE} autoComplete="off" />
          <SubmitButton className="btn-primary self-start">{t("invoice.save")}</SubmitButton>
        </PlainForm>
      </Section>
      {others.length > 0 && (
        <Section title={t("others")}>
          <RecordList records={others} />
        </Section>
      )}
      {contract && (
        <Section title={t("contract")}>
          <details>
            <summary className="btn btn-sm list-none">{t("showContract")}</summary>
            <div lang={contract.locale} className="mt-4 break-words whitespace-pre-line">
              {contract.text}
            </div>
          </details>
          <p className="mt-4 break-all text-sm text-muted">SHA-256: {record.contractHash}</p>
        </Section>
      )}
    </>
  );
}

export default function OneRecord() {
  const { t } = useTranslation("billing");
  const { found } = useLoaderData<typeof loader>();
  const breadcrumb = [{ label: t("pages.all"), to: "/admin/billing" }, { label: t("pages.one") }];
  return (
    <div className="max-w-3xl">
      <PageHeader title={t("pages.one")} lead={t("sealed")} breadcrumb={breadcrumb} />
      {found ? <Whole {...found} /> : <NoRight />}
    </div>
  );
}
