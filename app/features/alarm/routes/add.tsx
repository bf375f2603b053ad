/** A new alarm; from an event, a todo or a schedule it comes with what is known of them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { HOUR } from "~/platform/clock";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { localTime } from "~/platform/time";
import { MAX_TITLE } from "../alarm.limits";
import { alarmForm, newAlarmQuery } from "../alarm.schemas";
import { addAlarm } from "../alarm.service.server";
import { AlarmForm } from "../components/alarm-form";
import { linkOf } from "../link.server";

export const handle = pageHandle("alarm", "add");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const asked = newAlarmQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const soon = localTime(ctx.clock.now() + HOUR);
  const title = asked.title.slice(0, MAX_TITLE);
  const day = asked.day ?? (asked.title ? "" : soon.date);
  return {
    name: title,
    day,
    time: asked.time ?? (asked.title ? "" : `${soon.time.slice(0, 2)}:00`),
    link: linkOf(ctx, asked.path, title),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: alarmForm, feature: "alarm" }, async (value, ctx) => {
    await addAlarm(ctx, value);
    return redirectWithToast(args.context, "/alarm/personal", "alarm:toasts.added");
  });

export default function AddAlarm() {
  const { t } = useTranslation("alarm");
  const { name, day, time, link } = useLoaderData<typeof loader>();
  const hidden: Record<string, string> = link.linkPath ? { link_path: link.linkPath, link_title: link.linkTitle } : {};
  return (
    <>
      <PageHeader
        title={t("pages.add")}
        lead={link.linkPath && link.linkTitle ? t("form.about", { title: link.linkTitle }) : undefined}
        breadcrumb={[{ label: t("pages.personal"), to: "/alarm/personal" }, { label: t("pages.add") }]}
      />
      <AlarmForm defaultValue={{ title: name, day, time, repeat: "none" }} hidden={hidden} isNew submitLabel={t("form.add")} />
    </>
  );
}
