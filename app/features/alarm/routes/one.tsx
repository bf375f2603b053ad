/** One alarm: when it rings, what it is about, and putting it off once it has rung. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FactList } from "~/kit/fact-list";
import { Link } from "~/kit/link";
import { LinkedText } from "~/kit/linked-text";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import { MINUTE } from "~/platform/clock";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import Pencil from "~icons/lucide/pencil";
import type { Snooze } from "../alarm.limits";
import { isLate } from "../alarm.rules";
import { snoozeForm } from "../alarm.schemas";
import { readAlarm, snoozeAlarm } from "../alarm.service.server";
import { SnoozeButtons } from "../components/snooze-buttons";

export const handle = pageHandle("alarm", "one");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const alarm = await readAlarm(signedIn(context), params.alarm_id ?? "");
  return { alarm, title: alarm.title, partOf: "alarm:pages.personal" };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: snoozeForm, feature: "alarm" }, async ({ minutes }, ctx) => {
    await snoozeAlarm(ctx, args.params.alarm_id ?? "", minutes as Snooze);
    return redirectWithToast(args.context, "/alarm/personal", "alarm:toasts.snoozed");
  });

export default function OneAlarm() {
  const { t } = useTranslation("alarm");
  const { alarm } = useLoaderData<typeof loader>();
  const { alarmId, title, note, repeat, sendsMail, linkPath, linkTitle, nextAt, lastDueAt, lastRungAt } = alarm;
  const lateBy =
    lastRungAt !== null && lastDueAt !== null && isLate(lastDueAt, lastRungAt) ? Math.round((lastRungAt - lastDueAt) / MINUTE) : 0;
  const rung = lastDueAt !== null && (
    <>
      <DateText at={lastDueAt} style="dayTime" />
      {lateBy > 0 && ` · ${t("one.late", { minutes: lateBy })}`}
    </>
  );
  const about = linkPath && (
    <Link to={linkPath} className="link">
      {linkTitle || linkPath}
    </Link>
  );
  return (
    <div className="max-w-2xl">
      <PageHeader title={title} breadcrumb={[{ label: t("pages.personal"), to: "/alarm/personal" }, { label: title }]} />
      {note && (
        <Written text={note} className="mb-6 whitespace-pre-line">
          <LinkedText text={note} />
        </Written>
      )}
      <FactList
        facts={[
          [t("one.next"), nextAt === null ? t("one.never") : <DateText key="next" at={nextAt} style="dayTime" />],
          [t("fields.repeat"), repeat !== "none" && t(`repeat.${repeat}`)],
          [t("one.rung"), rung],
          [t("fields.sends_mail"), sendsMail && t("one.mail")],
          [t("one.about"), about],
        ]}
      />
      {lastRungAt !== null && (
        <Section title={t("one.snooze")}>
          <SnoozeButtons />
        </Section>
      )}
      <p className="mt-8">
        <Link to={`/alarm/edit/${alarmId}`} className="btn">
          <Pencil size={18} aria-hidden />
          {t("one.edit")}
        </Link>
      </p>
    </div>
  );
}
