/** The second step of signing in: the six digits that were mailed. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";
import { nextOf, onwardQuery } from "~/platform/access/return-to";
import { readForm, submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { bringTheme, startKnownBrowser } from "../browser-entry.service.server";
import { passCodeStep, resendCode } from "../code-step.service.server";
import { ReceptionCard } from "../offered/reception-card";
import { codeSchema, resendSchema } from "../reception.schemas";

export const handle = pageHandle("reception", "otp");

export const loader = ({ request }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  const { searchParams } = url;
  const token = searchParams.get("token");
  const door = searchParams.get("isVip") === "true" ? "/reception-vip/login" : "/reception/login";
  return { token, email: searchParams.get("email")?.slice(0, 254) ?? "", again: door + onwardQuery(url) };
};

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (formData.get("act") === "resend") {
    formData.delete("act");
    return submitForm(args, { schema: resendSchema, feature: "reception", formData }, async ({ login_token }, ctx) => {
      await resendCode(ctx, login_token);
      return data({ isResent: true });
    });
  }
  return submitForm(args, { schema: codeSchema, feature: "reception", formData }, async ({ login_token, code }, ctx) => {
    const passed = await passCodeStep(ctx, login_token, code);
    bringTheme(args.context, args.request, passed.user);
    await startKnownBrowser(args.context, passed);
    return redirect(nextOf(args.request));
  });
}

export default function CodeStep() {
  const { t } = useTranslation("reception");
  const { token, email, again } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const startAgain = (
    <Link to={again} className="link link-primary">
      {t("otp.again")}
    </Link>
  );
  if (!token) {
    return (
      <ReceptionCard title={t("pages.otp")} lead={t("otp.over")}>
        {startAgain}
      </ReceptionCard>
    );
  }
  return (
    <ReceptionCard title={t("pages.otp")} lead={t("otp.lead", { email })} footer={startAgain}>
      {answer && "isResent" in answer && (
        <p role="status" className="alert alert-success">
          {t("otp.resent")}
        </p>
      )}
      <FormShell feature="reception" isGuarded={false}>
        <HiddenField name="login_token" value={token} />
        <TextField name="code" autoComplete="one-time-code" maxLength={9} autoFocus input={{ inputMode: "numeric" }} />
        <SubmitButton className="btn-primary btn-block">{t("otp.submit")}</SubmitButton>
      </FormShell>
      <FormShell feature="reception" result={null} isGuarded={false}>
        <HiddenField name="login_token" value={token} />
        <HiddenField name="act" value="resend" />
        <SubmitButton className="btn-ghost btn-block">{t("otp.resend")}</SubmitButton>
      </FormShell>
    </ReceptionCard>
  );
}
