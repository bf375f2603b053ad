/** Opening an account. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";
import { nextOf, onwardQuery } from "~/platform/access/return-to";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { academicYear } from "~/platform/terms";
import { rememberRegistration } from "../browser-entry.service.server";
import { TermsNote } from "../components/terms-note";
import { ReceptionCard } from "../offered/reception-card";
import { registerFormSchema } from "../reception.schemas";
import { register } from "../registration.service.server";

export const handle = pageHandle("reception", "register");
const YEARS = 12;

export const loader = async ({ request, context: { ctx } }: LoaderFunctionArgs) => ({
  departments: await departmentChoices(ctx),
  year: academicYear(ctx.clock.now()),
  search: onwardQuery(new URL(request.url)),
});

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: registerFormSchema, feature: "reception" }, async ({ password_confirmation: _, ...value }, ctx) => {
    rememberRegistration(args.context, await register(ctx, value, nextOf(args.request)));
    return data({ sentTo: value.user_email });
  });

export default function Register() {
  const { t } = useTranslation("reception");
  const { departments, year, search } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "sentTo" in answer) {
    return (
      <ReceptionCard title={t("register.sentTitle")}>
        <p role="status">{t("register.sent", { email: answer.sentTo })}</p>
        <Link to={`/reception/verify-email${search}`} className="btn">
          {t("verify.resendSubmit")}
        </Link>
        <Link to={`/reception/register${search}`} reloadDocument className="link text-center">
          {t("register.otherAddress")}
        </Link>
      </ReceptionCard>
    );
  }
  const years = Array.from({ length: YEARS }, (_, i) => ({ value: String(year - i), label: String(year - i) }));
  const footer = (
    <>
      {t("register.hasAccount")}{" "}
      <Link to={`/reception/login${search}`} className="link link-primary">
        {t("login.submit")}
      </Link>
    </>
  );
  return (
    <ReceptionCard title={t("pages.register")} lead={t("register.lead")} footer={footer}>
      <FormShell feature="reception" schema={() => import("../reception.schemas").then((m) => m.registerFormSchema)}>
        <TextField name="user_email" type="email" autoComplete="email" input={{ autoCapitalize: "none", spellCheck: false }} />
        <TextField name="name" autoComplete="name" />
        <TextField name="user_name" autoComplete="username" input={{ autoCapitalize: "none", spellCheck: false }} />
        <TextField name="user_password" type="password" autoComplete="new-password" />
        <TextField name="password_confirmation" type="password" autoComplete="new-password" />
        <SelectField name="department_id" isOptional options={departments} emptyLabel={t("register.noDepartment")} />
        <SelectField name="entrance_year" isOptional options={years} />
        <TermsNote text={t("register.terms")} />
        <SubmitButton className="btn-primary btn-block">{t("register.submit")}</SubmitButton>
      </FormShell>
    </ReceptionCard>
  );
}
