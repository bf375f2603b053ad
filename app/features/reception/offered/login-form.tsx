/** The form of both doors: address, password, whether to be remembered, and the way to a new password. */

import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";

/** @param search the query with which the page was opened: where to go afterwards */
export function LoginForm({ search }: { search: string }) {
  const { t } = useTranslation("reception");
  return (
    <FormShell
      feature="reception"
      schema={() => import("../reception.schemas").then((m) => m.loginSchema)}
      isGuarded={false}
      action={search}
    >
      <TextField name="user_email" type="email" autoComplete="username" hint="" input={{ autoCapitalize: "none", spellCheck: false }} />
      <TextField name="user_password" type="password" autoComplete="current-password" hint="" />
      <CheckboxField name="remember_me" />
      <SubmitButton className="btn-primary btn-block">{t("login.submit")}</SubmitButton>
      <Link to={`/reception/password-forgot${search}`} className="link text-center">
        {t("login.forgot")}
      </Link>
    </FormShell>
  );
}
