/** Where admins fill in who runs the site. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { lackingOf, operatorKinds, SELLER_NEEDS } from "~/platform/operator";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { operatorSchema } from "../operator.schemas";
import { changeOperator, readRecord } from "../operator.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("operator", "record");

export const loader = async ({ context }: LoaderFunctionArgs) => readRecord(asAdmin(context));

export async function action(args: ActionFunctionArgs) {
  return submitAdminForm(args, { schema: operatorSchema, feature: "operator" }, async (value, ctx) => {
    await changeOperator(ctx, value);
    return redirectWithToast(args.context, "/admin/settings/operator", "operator:record.saved");
  });
}

type Field = "name";

export default function OperatorRecord() {
  const { t } = useTranslation("operator");
  const { t: kit } = useTranslation("kit");
  const { operator, isPaymentNamed, version, changedBy } = useLoaderData<typeof loader>();
  const result = useResultOf(null);
  const lacking = [
    ...lackingOf(operator, SELLER_NEEDS).map((names) =>
      names
        .split(" or ")
        .map((name) => t(`fields.${name as Field}`))
        .join(" / "),
    ),
    ...(isPaymentNamed ? [] : [t("record.payments")]),
  ];
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.record")} lead={t("record.lead")}>
        {version > 0 && (
          <p className="text-sm text-muted">
            {t("record.changed", { name: changedBy ?? t("record.gone") })} · <DateText at={version} style="dateTime" />
          </p>
        )}
      </PageHeader>
      <p className={`mb-6 rounded-box border p-4 ${lacking.length > 0 ? "border-warning" : "border-success"}`}>
        {lacking.length > 0 ? t("record.noSeller", { fields: lacking.join(", ") }) : t("record.seller")}
      </p>
      <FormShell
        feature="operator"
        schema={() => import("../operator.schemas").then((m) => m.operatorSchema)}
        defaultValue={{ ...operator }}
        result={result}
      >
        <VersionField version={version} />
        <h2 className="text-lg font-semibold">{t("record.identity")}</h2>
        <SelectField name="kind" isOptional options={operatorKinds.map((value) => ({ value, label: t(`options.kind.${value}`) }))} />
        <TextField name="name" isOptional autoComplete="organization" />
        <TextField name="representative" isOptional autoComplete="off" />
        <h2 className="mt-4 text-lg font-semibold">{t("record.reach")}</h2>
        <TextArea name="address" rows={3} isOptional />
        <TextField name="phone" type="tel" isOptional autoComplete="off" />
        <TextField name="email" type="email" isOptional autoComplete="off" />
        <TextField name="kep" type="email" isOptional autoComplete="off" />
        <h2 className="mt-4 text-lg font-semibold">{t("record.registers")}</h2>
        <TextField name="mersis" isOptional autoComplete="off" input={{ inputMode: "numeric" }} />
        <TextField name="tax" isOptional autoComplete="off" input={{ inputMode: "numeric" }} />
        <TextField name="etbis" isOptional autoComplete="off" />
        <h2 className="mt-4 text-lg font-semibold">{t("record.data")}</h2>
        <TextField name="verbis" isOptional autoComplete="off" />
        <TextField name="contact" type="email" isOptional autoComplete="off" />
        <TextField name="hosting" isOptional autoComplete="off" />
        <SubmitButton className="btn-primary self-start">{kit("acts.save")}</SubmitButton>
      </FormShell>
    </div>
  );
}
