/** Applying as a graduate. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { TrapField } from "~/kit/forms/trap-field";
import { Link } from "~/kit/link";
import { onwardQuery } from "~/platform/access/return-to";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { ReceptionCard } from "../../reception/offered/reception-card";
import { applySchema } from "../graduates.schemas";
import { apply } from "../graduates.service.server";

export const handle = pageHandle("graduates", "register");

export const loader = async ({ request, context: { ctx } }: LoaderFunctionArgs) => ({
  departments: await departmentChoices(ctx),
  search: onwardQuery(new URL(request.url)),
});

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: applySchema, feature: "graduates" }, async (value, ctx) => {
    await apply(ctx, value);
    return data({ sentTo: value.user_email });
  });

function Sent({ email }: { email: string }) {
  const { t } = useTranslation("graduates");
  return (
    <ReceptionCard title={t("apply.sentTitle")}>
      <p role="status">{t("apply.sent", { email })}</p>
      <Link to="/" className="btn btn-primary">
        {t("apply.home")}
      </Link>
    </ReceptionCard>
  );
}

function Fields() {
  const { t } = useTranslation("graduates");
  const { departments } = useLoaderData<typeof loader>();
  return (
    <>
      <TextField name="name" autoComplete="name" />
      <TextField name="user_email" type="email" autoComplete="email" input={{ autoCapitalize: "none", spellCheck: false }} />
      <TextField name="phone" type="tel" autoComplete="tel" />
      <SelectField name="department_id" options={departments} />
      <TextField name="graduation_year" type="number" />
      <fieldset className="flex flex-col gap-5 rounded-box border border-base-300 p-4">
        <legend className="px-1 font-medium">{t("apply.proof")}</legend>
        <TextField name="diploma_number" isOptional />
        <TextField name="alumni_link" type="url" isOptional placeholder="https://" />
      </fieldset>
      <TextArea name="note" rows={3} maxLength={1000} isOptional />
    </>
  );
}

export default function GraduateApplication() {
  const { t } = useTranslation("graduates");
  const { search } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "sentTo" in answer) return <Sent email={answer.sentTo} />;
  const footer = (
    <>
      {t("apply.hasAccount")}{" "}
      <Link to={`/reception-vip/login${search}`} className="link link-primary">
        {t("login.submit")}
      </Link>
    </>
  );
  return (
    <ReceptionCard title={t("pages.register")} lead={t("apply.lead")} footer={footer}>
      <FormShell feature="graduates" schema={() => import("../graduates.schemas").then((m) => m.applySchema)}>
        <Fields />
        <TrapField name="website" />
        <p className="text-sm text-muted">
          {t("apply.privacy")}{" "}
          <Link to="/policies/privacy" className="link">
            {t("apply.privacyLink")}
          </Link>
        </p>
        <SubmitButton className="btn-primary btn-block">{t("apply.submit")}</SubmitButton>
      </FormShell>
    </ReceptionCard>
  );
}
