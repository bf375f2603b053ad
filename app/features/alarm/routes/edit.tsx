/** Changing an alarm, or deleting it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActForm, useResultOf } from "~/kit/forms/act-form";
import { PageHeader } from "~/kit/page-header";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { clockTime, localDay } from "~/platform/time";
import { deleteForm, editForm } from "../alarm.schemas";
import { deleteAlarm, editAlarm, readAlarm } from "../alarm.service.server";
import { AlarmForm } from "../components/alarm-form";

export const handle = pageHandle("alarm", "edit");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const alarm = await readAlarm(signedIn(context), params.alarm_id ?? "");
  // Of one that repeats, the day that comes: its first one is long over.
  return { alarm, day: alarm.ringsAt === null ? alarm.day : localDay(alarm.ringsAt) };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const alarmId = args.params.alarm_id ?? "";
  const feature = "alarm";
  if (formData.get("act") === "delete")
    return submitSignedInForm(args, { schema: deleteForm, feature, formData }, async (_, ctx) => {
      await deleteAlarm(ctx, alarmId);
      return redirectWithToast(args.context, "/alarm/personal", "alarm:toasts.deleted");
    });
  return submitSignedInForm(args, { schema: editForm, feature, formData }, async (value, ctx) => {
    await editAlarm(ctx, alarmId, value);
    return redirectWithToast(args.context, "/alarm/personal", "alarm:toasts.saved");
  });
}

export default function EditAlarm() {
  const { t } = useTranslation("alarm");
  const { alarm, day } = useLoaderData<typeof loader>();
  const { alarmId, title, note, minute, repeat, sendsMail, revision } = alarm;
  const defaultValue = { title, note, day, time: clockTime(minute), repeat, sends_mail: sendsMail ? "on" : "" };
  const breadcrumb = [
    { label: t("pages.personal"), to: "/alarm/personal" },
    { label: title, to: `/alarm/one/${alarmId}` },
    { label: t("one.edit") },
  ];
  return (
    <>
      <PageHeader title={t("pages.edit")} breadcrumb={breadcrumb} />
      <AlarmForm
        key={alarmId}
        defaultValue={defaultValue}
        hidden={{ revision: String(revision) }}
        result={useResultOf(null)}
        submitLabel={t("form.save")}
      />
      <div className="max-w-2xl">
        <ActForm
          feature="alarm"
          title={t("form.delete")}
          text={t("form.deleteText")}
          fields={{ act: "delete" }}
          submitLabel={t("form.delete")}
          level="error"
        />
      </div>
    </>
  );
}
