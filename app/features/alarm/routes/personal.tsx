/** One's own alarms: those to come, and those that have rung. */

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { clockTime } from "~/platform/time";
import Bell from "~icons/lucide/bell";
import BellOff from "~icons/lucide/bell-off";
import Mail from "~icons/lucide/mail";
import Plus from "~icons/lucide/plus";
import Repeat from "~icons/lucide/repeat";
import { readAlarms } from "../alarm.service.server";

export const handle = pageHandle("alarm", "personal");

export const loader = async ({ context }: LoaderFunctionArgs) => ({ alarms: await readAlarms(signedIn(context)) });

type Alarm = Awaited<ReturnType<typeof loader>>["alarms"][number];

function Row({ alarm }: { alarm: Alarm }) {
  const { t } = useTranslation("alarm");
  const { alarmId, title, minute, repeat, sendsMail, nextAt, snoozedUntil, lastRungAt } = alarm;
  const isSnoozed = snoozedUntil !== null && snoozedUntil === nextAt;
  const Icon = nextAt === null ? BellOff : Bell;
  return (
    <li>
      <Link to={`/alarm/one/${alarmId}`} prefetch="intent" className="flex items-center gap-4 py-3 hover:bg-base-200 sm:px-2">
        <span className={`text-2xl tabular-nums ${nextAt === null ? "text-muted" : "font-semibold"}`}>{clockTime(minute)}</span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <span>
              {isSnoozed && `${t("list.snoozed")}: `}
              {nextAt === null && `${t("list.rungAt")}: `}
              <DateText at={nextAt ?? lastRungAt ?? 0} style="dayTime" />
            </span>
            {repeat !== "none" && (
              <span className="inline-flex items-center gap-1">
                <Repeat size={14} aria-hidden />
                {t(`repeat.${repeat}`)}
              </span>
            )}
            {sendsMail && (
              <span className="inline-flex items-center gap-1">
                <Mail size={14} aria-hidden />
                {t("one.mail")}
              </span>
            )}
          </span>
        </span>
        <Icon size={20} aria-hidden className="shrink-0 text-muted" />
      </Link>
    </li>
  );
}

function List({ title, alarms }: { title: string; alarms: readonly Alarm[] }) {
  if (alarms.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="divide-y divide-base-300 border-y border-base-300">
        {alarms.map((alarm) => (
          <Row key={alarm.alarmId} alarm={alarm} />
        ))}
      </ul>
    </Section>
  );
}

export default function PersonalAlarms() {
  const { t } = useTranslation("alarm");
  const { alarms } = useLoaderData<typeof loader>();
  const add = (
    <Link to="/alarm/add" className="btn btn-primary">
      <Plus size={18} aria-hidden />
      {t("list.add")}
    </Link>
  );
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.personal")} lead={t("list.lead")} act={alarms.length > 0 && add} />
      {alarms.length === 0 && <EmptyState title={t("list.none")} text={t("list.noneText")} act={add} drawing="calendar" />}
      <List title={t("list.coming")} alarms={alarms.filter(({ nextAt }) => nextAt !== null)} />
      <List title={t("list.over")} alarms={alarms.filter(({ nextAt }) => nextAt === null)} />
    </div>
  );
}
