/** Where admins fill in who processes data by each service. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Tabs } from "~/kit/tabs";
import { countryCodes, countryNameIn } from "~/platform/countries";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { byName } from "~/platform/order";
import { pageHandle } from "~/platform/pages/handle";
import { isProcessorNamed, mechanisms, services } from "~/platform/processors";
import { asAdmin } from "~/platform/session/signed-in.server";
import { processorQuery, processorSchema } from "../operator.schemas";
import { changeProcessor, readProcessorRecords } from "../processors.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("operator", "processor-records");

const HERE = "/admin/settings/processors";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { service } = processorQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const ctx = asAdmin(context);
  const countries = countryCodes.map((value) => ({ value, label: countryNameIn(ctx.locale, value) }));
  return { service, countries: countries.sort((a, b) => byName(a.label, b.label)), ...(await readProcessorRecords(ctx)) };
}

export async function action(args: ActionFunctionArgs) {
  return submitAdminForm(args, { schema: processorSchema, feature: "operator" }, async (value, ctx) => {
    await changeProcessor(ctx, value);
    return redirectWithToast(args.context, `${HERE}?service=${value.service}`, "operator:processors.saved");
  });
}

export default function ProcessorRecords() {
  const { t } = useTranslation("operator");
  const { t: kit } = useTranslation("kit");
  const { service, countries, processors, version } = useLoaderData<typeof loader>();
  const result = useResultOf(null);
  const isNamed = isProcessorNamed(processors[service]);
  const tabs = services.map((each) => ({
    to: `${HERE}?service=${each}`,
    label: `${t(`processors.services.${each}`)}${isProcessorNamed(processors[each]) ? "" : " ·"}`,
    isActive: each === service,
  }));
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.processor-records")} lead={t("processors.recordLead")}>
        <p className="text-sm">
          <Link to="/privacy/processors" className="link">
            {t("pages.processors")}
          </Link>
        </p>
      </PageHeader>
      <Tabs label={t("processors.views")} tabs={tabs} />
      <p className={`my-6 rounded-box border p-4 ${isNamed ? "border-success" : "border-warning"}`}>
        {t(isNamed ? "processors.isNamed" : `processors.without.${service}`)}
      </p>
      <p className="mb-6 text-sm text-muted">
        {t(`processors.purposes.${service}`)} {t("processors.gets")}: {t(`processors.data.${service}`)}
      </p>
      <FormShell
        key={service}
        feature="operator"
        schema={() => import("../operator.schemas").then((m) => m.processorSchema)}
        defaultValue={{ ...processors[service] }}
        result={result}
      >
        <VersionField version={version} />
        <HiddenField name="service" value={service} />
        <TextField name="company" isOptional autoComplete="off" />
        <SelectField name="country" isOptional options={countries} />
        <SelectField name="mechanism" isOptional options={mechanisms.map((value) => ({ value, label: t(`options.mechanism.${value}`) }))} />
        <TextField name="contract" type="date" isOptional autoComplete="off" />
        <SubmitButton className="btn-primary self-start">{kit("acts.save")}</SubmitButton>
      </FormShell>
    </div>
  );
}
