/** Staff confirm by a mailed code that it is they, before they read what others told of their health. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { nextOf, pathWithNext } from "~/platform/access/return-to";
import { readForm, submitStaffForm } from "~/platform/forms/submit.server";
import { confidentialHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { confirmSession, sendConfirmCode } from "../confirm.service.server";
import { ReceptionCard } from "../offered/reception-card";
import { confirmSchema, sendConfirmSchema } from "../reception.schemas";

export const handle = confidentialHandle("reception", "confirm");

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  attempt: new URL(request.url).searchParams.get("attempt"),
  email: asStaff(context).actor.userEmail,
});

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const next = nextOf(args.request);
  if (formData.get("act") === "send") {
    return submitStaffForm(args, { schema: sendConfirmSchema, feature: "reception", formData }, async (_, ctx) =>
      redirect(pathWithNext("/reception/confirm", next, { attempt: await sendConfirmCode(ctx) }), 303),
    );
  }
  return submitStaffForm(args, { schema: confirmSchema, feature: "reception", formData }, async ({ attempt, code }, ctx) => {
    await confirmSession(ctx, attempt, code);
    return redirect(next, 303);
  });
}

export default function Confirm() {
  const { t } = useTranslation("reception");
  const { attempt, email } = useLoaderData<typeof loader>();
  const send = (
    <PlainForm feature="reception" result={attempt ? null : undefined} isGuarded={false}>
      <input type="hidden" name="act" value="send" />
      <SubmitButton className={attempt ? "btn-ghost btn-block" : "btn-primary btn-block"}>
        {t(attempt ? "otp.resend" : "confirm.send")}
      </SubmitButton>
    </PlainForm>
  );
  if (!attempt) {
    return (
      <ReceptionCard title={t("pages.confirm")} lead={t("confirm.lead", { email })}>
        {send}
      </ReceptionCard>
    );
  }
  return (
    <ReceptionCard title={t("pages.confirm")} lead={t("otp.lead", { email })}>
      <FormShell feature="reception" isGuarded={false}>
        <HiddenField name="attempt" value={attempt} />
        <TextField name="code" autoComplete="one-time-code" maxLength={9} autoFocus input={{ inputMode: "numeric" }} />
        <SubmitButton className="btn-primary btn-block">{t("confirm.submit")}</SubmitButton>
      </FormShell>
      {send}
    </ReceptionCard>
  );
}
