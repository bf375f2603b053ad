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
import { endMail, readChoices, saveChoices, type Wishes } from "../choices.service.server";
import { ChoiceGrid } from "../components/choice-grid";
import { DeviceSwitch } from "../components/device-switch";
import { NewsChoice } from "../components/news-choice";
import { agreeToNews, endNews, readNews } from "../news.service.server";
import { type SettingsForm, settingsForm } from "../notifications.schemas";

export const handle = pageHandle("notifications", "settings");

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const news = readNews(ctx);
  const choices = await readChoices(ctx);
  return { ...choices, news: await news() };
}

/** What each button says when it is done. */
const SAID = { "mail-off": "mailOff", "news-on": "newsOn", "news-off": "newsOff" } as const;

/** Where the form had boxes, one that isn't ticked is a no. */
const wishesOf = ({ choices, groups, has_push, quiet_from: from, quiet_until: until }: SettingsForm): Wishes => ({
  groups: groups
    .map(({ group, channel, was, push, pushed }) => ({
      group,
      channel: channel === was ? undefined : channel,
      push: has_push && push !== pushed ? push : undefined,
    }))
    .filter(({ channel, push }) => channel !== undefined || push !== undefined),
  choices: choices.map(({ push, ...choice }) => ({ ...choice, push: has_push ? (push ?? false) : undefined })),
  quietHours: from !== undefined && until !== undefined ? { from, until } : null,
});

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: settingsForm, feature: "notifications" }, async (value, ctx) => {
    if (value.act === "mail-off") await endMail(ctx);
    else if (value.act === "news-on") await agreeToNews(ctx, value.news_version, value.news_shown);
    else if (value.act === "news-off") await endNews(ctx);
    else await saveChoices(ctx, wishesOf(value));
    const said = value.act ? SAID[value.act] : "settingsSaved";
    return redirectWithToast(args.context, "/profile/notifications", `notifications:toasts.${said}`);
  });

export default function Settings() {
  const { t } = useTranslation("notifications");
  const { groups, quietHours, pushKey, news } = useLoaderData<typeof loader>();
  const breadcrumb = [{ label: t("pages.personal"), to: "/notifications/personal" }, { label: t("pages.settings") }];
  const quiet = quietHours && { quiet_from: clockTime(quietHours.from), quiet_until: clockTime(quietHours.until) };
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader title={t("pages.settings")} lead={t("settings.lead")} breadcrumb={breadcrumb} />
      {pushKey && (
        <Section title={t("push.title")} lead={t("push.lead")} className="mt-0 mb-8">
          <DeviceSwitch publicKey={pushKey} />
        </Section>
      )}
      <PlainForm feature="notifications" defaultValue={quiet ?? undefined}>
        {pushKey && <input type="hidden" name="has_push" value="on" />}
        <ChoiceGrid groups={groups} hasPush={pushKey !== null} />
        <p className="text-sm text-muted">
          {t("settings.when")} {t("settings.daily")}
        </p>
        <Section title={t("quiet.title")} lead={t("quiet.lead")}>
          <div className="grid max-w-sm grid-cols-2 gap-4">
            <TextField name="quiet_from" type="time" />
            <TextField name="quiet_until" type="time" />
          </div>
          <UniversityTime />
        </Section>
        <SubmitButton className="btn-primary self-start">{t("settings.save")}</SubmitButton>
        {/* After the button that saves: pressing Enter in a field presses the first. */}
        <div className="flex flex-wrap items-center gap-3">
          <button name="act" value="mail-off" className="btn">
            {t("settings.mailOff")}
          </button>
          <p className="min-w-0 grow basis-48 text-sm text-muted">{t("settings.mailOffText")}</p>
        </div>
      </PlainForm>
      {(news.isOffered || news.isWanted) && <NewsChoice news={news} />}
    </div>
  );
}
