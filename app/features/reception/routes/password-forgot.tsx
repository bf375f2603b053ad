/** Asking for a link that sets a new password. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";
import { nextOf, onwardQuery } from "~/platform/access/return-to";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { ReceptionCard } from "../offered/reception-card";
import { passwordForgotSchema } from "../reception.schemas";
import { forgotPassword } from "../reception.service.server";

export const handle = pageHandle("reception", "password-forgot");
export const loader = ({ request }: LoaderFunctionArgs) => ({ search: onwardQuery(new URL(request.url)) });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: passwordForgotSchema, feature: "reception" }, async (value, ctx) => {
    await forgotPassword(ctx, value.user_email, nextOf(args.request));
    return data({ isSent: true });
  });

export default function PasswordForgot() {
  const { t } = useTranslation("reception");
  const { search } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSent = answer && "isSent" in answer;
  const footer = (
    <Link to={`/reception/login${search}`} className="link">
      {t("forgot.back")}
    </Link>
  );
  return (
    <ReceptionCard
      title={isSent ? t("register.sentTitle") : t("pages.password-forgot")}
      lead={isSent ? undefined : t("forgot.lead")}
      footer={footer}
    >
      {isSent ? (
        <p role="status">{t("forgot.sent")}</p>
      ) : (
        <FormShell feature="reception" schema={() => import("../reception.schemas").then((m) => m.passwordForgotSchema)} isGuarded={false}>
          <TextField name="user_email" type="email" autoComplete="email" input={{ autoCapitalize: "none", spellCheck: false }} />
          <SubmitButton className="btn-primary btn-block">{t("forgot.submit")}</SubmitButton>
        </FormShell>
      )}
    </ReceptionCard>
  );
}
