/** How one wants to hear of each kind of thing, and when not to be disturbed. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { UniversityTime } from "~/kit/university-time";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { clockTime } from "~/platform/time";
import { readChoices, saveChoices, type Wishes } from "../choices.service.server";
import { ChoiceRow } from "../components/choice-row";
import { DeviceSwitch } from "../components/device-switch";
import { type SettingsForm, settingsForm } from "../notifications.schemas";

export const handle = pageHandle("notifications", "settings");

export const loader = ({ context }: LoaderFunctionArgs) => readChoices(signedIn(context));

/** Where the form had boxes, one that isn't ticked is a no. */
const wishesOf = ({ choices, has_push, quiet_from: from, quiet_until: until }: SettingsForm): Wishes => ({
  choices: choices.map(({ push, ...choice }) => ({ ...choice, push: has_push ? (push ?? false) : undefined })),
  quietHours: from !== undefined && until !== undefined ? { from, until } : null,
});

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: settingsForm, feature: "notifications" }, async (value, ctx) => {
    await saveChoices(ctx, wishesOf(value));
    return redirectWithToast(args.context, "/profile/notifications", "notifications:toasts.settingsSaved");
  });

export default function Settings() {
  const { t } = useTranslation("notifications");
  const { rows, quietHours, pushKey } = useLoaderData<typeof loader>();
  const breadcrumb = [{ label: t("pages.personal"), to: "/notifications/personal" }, { label: t("pages.settings") }];
  const quiet = quietHours && { quiet_from: clockTime(quietHours.from), quiet_until: clockTime(quietHours.until) };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("pages.settings")} lead={t("settings.lead")} breadcrumb={breadcrumb} />
      {pushKey && (
        <Section title={t("push.title")} lead={t("push.lead")} className="mt-0 mb-8">
          <DeviceSwitch publicKey={pushKey} />
        </Section>
      )}
      <PlainForm feature="notifications" defaultValue={quiet ?? undefined}>
        {pushKey && <input type="hidden" name="has_push" value="on" />}
        <ul className="divide-y divide-base-300 border-y border-base-300">
          {rows.map((row, index) => (
            <ChoiceRow key={row.kind} row={row} index={index} hasPush={pushKey !== null} />
          ))}
        </ul>
        <p className="text-sm text-base-content/80">{t("settings.daily")}</p>
        <Section title={t("quiet.title")} lead={t("quiet.lead")}>
          <div className="grid max-w-sm grid-cols-2 gap-4">
            <TextField name="quiet_from" type="time" />
            <TextField name="quiet_until" type="time" />
          </div>
          <UniversityTime />
        </Section>
        <SubmitButton className="btn-primary self-start">{t("settings.save")}</SubmitButton>
      </PlainForm>
    </div>
  );
}
