/** Changing one's own password. */
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { ReceptionCard } from "../offered/reception-card";
import { passwordChangeFormSchema } from "../reception.schemas";
import { changePassword } from "../reception.service.server";

export const handle = pageHandle("reception", "password-change");
export const loader = () => null;

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: passwordChangeFormSchema, feature: "reception" }, async (value, ctx) => {
    await changePassword(ctx, value.current_password, value.user_password);
    return data({ isDone: true });
  });

export default function PasswordChange() {
  const { t } = useTranslation("reception");
  const answer = useActionData<typeof action>();
  if (answer && "isDone" in answer) {
    return (
      <ReceptionCard title={t("pages.password-change")}>
        <p role="status" className="alert alert-success">
          {t("change.done")}
        </p>
      </ReceptionCard>
    );
  }
  return (
    <ReceptionCard title={t("pages.password-change")} lead={t("change.lead")}>
      <FormShell feature="reception" schema={() => import("../reception.schemas").then((m) => m.passwordChangeFormSchema)}>
        <TextField name="current_password" type="password" autoComplete="current-password" />
        <TextField name="user_password" type="password" autoComplete="new-password" />
        <TextField name="password_confirmation" type="password" autoComplete="new-password" />
        <SubmitButton className="btn-primary btn-block">{t("change.submit")}</SubmitButton>
      </FormShell>
    </ReceptionCard>
  );
}
