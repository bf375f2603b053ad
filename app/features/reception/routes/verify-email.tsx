/** Confirming an address: one tap, because mail scanners open links by themselves. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { nextOf, pathWithNext } from "~/platform/access/return-to";
import { readForm, submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { deviceTokenOf, enterBrowser, registrationOf } from "../browser-entry.service.server";
import { ReceptionCard } from "../offered/reception-card";
import { passwordForgotSchema, tokenQuery } from "../reception.schemas";
import { isRegisteredHere, resendVerification, verifyEmail } from "../registration.service.server";
import { enterConfirmed } from "../sign-in.service.server";

export const handle = pageHandle("reception", "verify-email");

export const loader = ({ request }: LoaderFunctionArgs) => ({ token: new URL(request.url).searchParams.get("token") });

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (formData.has("token")) {
    return submitForm(args, { schema: tokenQuery, feature: "reception", formData }, async ({ token }, ctx) => {
      const isOwn = await isRegisteredHere(token, registrationOf(ctx, args.request));
      const userEmail = await verifyEmail(ctx, token);
      if (isOwn) {
        const entry = { channel: "web", deviceToken: deviceTokenOf(ctx, args.request) } as const;
        return enterBrowser(args, await enterConfirmed(ctx, userEmail, entry), { isRemembered: true });
      }
      return redirect(pathWithNext("/reception/login", nextOf(args.request), { notice: "verified" }));
    });
  }
  return submitForm(args, { schema: passwordForgotSchema, feature: "reception", formData }, async (value, ctx) => {
    await resendVerification(ctx, value.user_email, nextOf(args.request));
    return data({ isResent: true as const });
  });
}

export default function VerifyEmail() {
  const { t } = useTranslation("reception");
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData() as { isResent?: true } | undefined;
  if (answer?.isResent) {
    return (
      <ReceptionCard title={t("register.sentTitle")}>
        <p role="status">{t("verify.resent")}</p>
      </ReceptionCard>
    );
  }
  const hasFailed = Boolean(answer);
  return (
    <ReceptionCard title={token ? t("pages.verify-email") : t("verify.resendTitle")} lead={token ? t("verify.lead") : undefined}>
      {token && (
        <FormShell feature="reception" isGuarded={false}>
          <HiddenField name="token" value={token} />
          <SubmitButton className="btn-primary btn-block">{t("verify.submit")}</SubmitButton>
        </FormShell>
      )}
      {(!token || hasFailed) && (
        <FormShell feature="reception" result={token ? null : undefined} isGuarded={false}>
          <TextField name="user_email" type="email" autoComplete="email" />
          <SubmitButton>{t("verify.resendSubmit")}</SubmitButton>
        </FormShell>
      )}
    </ReceptionCard>
  );
}
