/** Setting a new password by a mailed link. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";
import { nextOf, onwardQuery, pathWithNext } from "~/platform/access/return-to";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { ReceptionCard } from "../offered/reception-card";
import { passwordResetFormSchema } from "../reception.schemas";
import { isResetLinkOpen, resetPassword } from "../reception.service.server";

export const handle = pageHandle("reception", "password-reset");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token");
  const isOpen = token !== null && (await isResetLinkOpen(ctx, token));
  return { token: isOpen ? token : null, search: onwardQuery(new URL(request.url)) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: passwordResetFormSchema, feature: "reception" }, async (value, ctx) => {
    const purpose = await resetPassword(ctx, value.token, value.user_password);
    const login = purpose === "graduate-account" ? "/reception-vip/login" : "/reception/login";
    return redirect(pathWithNext(login, nextOf(args.request), { notice: "reset" }));
  });

export default function PasswordReset() {
  const { t } = useTranslation("reception");
  const { token, search } = useLoaderData<typeof loader>();
  if (!token) {
    return (
      <ReceptionCard title={t("pages.password-reset")} lead={t("resetPage.over")}>
        <Link to={`/reception/password-forgot${search}`} className="btn btn-primary">
          {t("resetPage.again")}
        </Link>
      </ReceptionCard>
    );
  }
  return (
    <ReceptionCard title={t("pages.password-reset")} lead={t("resetPage.lead")}>
      <FormShell feature="reception" schema={() => import("../reception.schemas").then((m) => m.passwordResetFormSchema)} isGuarded={false}>
        <HiddenField name="token" value={token} />
        <TextField name="user_password" type="password" autoComplete="new-password" />
        <TextField name="password_confirmation" type="password" autoComplete="new-password" />
        <SubmitButton className="btn-primary btn-block">{t("resetPage.submit")}</SubmitButton>
      </FormShell>
    </ReceptionCard>
  );
}
