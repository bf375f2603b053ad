/** Today and the days that come, with everything that is on: lectures, events, todos, alarms, dates of the term. */
import { useTranslation } from "react-i18next";
import { planned } from "~/engines/planned";
import type { PlannerEntry } from "~/engines/planner";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { clockTime, dayAfter, momentOf } from "~/platform/time";
import type { PlannerDay } from "../planner.server";

const DAY_MINUTES = 24 * 60;
const kinds = new Map(planned.map((each) => [each.kind, each]));

/** @param on the day that it stands on, which may come after the one on which it began */
function Entry({ entry: { kind, title, day, start, end, detail, to, isOverdue }, on }: { entry: PlannerEntry; on: string }) {
  const { t } = useTranslation("overview");
  const { icon: Icon, isAllDay } = kinds.get(kind) ?? {};
  const { locale } = useWords();
  const time = start === null ? "" : end === null ? clockTime(start) : `${clockTime(start)}–${clockTime(end % DAY_MINUTES)}`;
  // An end in the same night needs no date.
  const lastDay = start !== null && end !== null && end - start >= DAY_MINUTES ? dayAfter(day, Math.floor(end / DAY_MINUTES)) : null;
  const until = lastDay !== null && t("planner.until", { date: formatDate(momentOf(lastDay, "12:00"), locale, "day") });
  const since = day < on && !isOverdue && t("planner.since", { date: formatDate(momentOf(day, "12:00"), locale, "day") });
  const about = [isOverdue && t("planner.overdue"), since, until, detail].filter(Boolean).join(" · ");
  const line = (
    <>
      <span className="w-24 shrink-0 text-sm tabular-nums text-muted">{time || (isAllDay ? t("planner.allDay") : "")}</span>
      {Icon && <Icon size={18} aria-hidden className="mt-0.5 shrink-0 text-muted" />}
      <span className="min-w-0 flex-1">
        <span className="sr-only">{t(`planner.kinds.${kind}`)}: </span>
        {title}
        {about && <span className={`block text-sm ${isOverdue ? "text-warning" : "text-muted"}`}>{about}</span>}
      </span>
    </>
  );
  const look = "flex items-start gap-2 py-2";
  return to ? (
    <Link to={to} prefetch="intent" className={`${look} hover:bg-base-200`}>
      {line}
    </Link>
  ) : (
    <span className={look}>{line}</span>
  );
}

function Day({ day: { day, entries, isToday }, today }: { day: PlannerDay; today: string }) {
  const { t } = useTranslation("overview");
  const { locale } = useWords();
  const date = formatDate(momentOf(day, "12:00"), locale, "day");
  const name = isToday ? t("planner.today") : day === dayAfter(today, 1) ? t("planner.tomorrow") : null;
  return (
    <li>
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {name ?? date}
        {name && <span className="text-sm font-normal text-muted">{date}</span>}
      </h3>
      {entries.length === 0 ? (
        <p className="py-2 text-muted">{t("planner.nothingToday")}</p>
      ) : (
        <ol className="divide-y divide-base-300">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} on={day} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

const ways = planned.flatMap(({ way }) => way ?? []);

export function Planner({ days }: { days: readonly PlannerDay[] }) {
  const { t } = useTranslation("overview");
  const today = days[0]?.day ?? "";
  const links = [
    ...ways.map(({ to, key }) => ({ to, label: t(`planner.ways.${key}`) })),
    { to: "/my-space/calendar", label: t("planner.calendar") },
  ];
  const act = (
    <ul className="flex flex-wrap gap-x-4">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} prefetch="intent" className="link inline-block py-1">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <Section title={t("planner.title")} act={act} className="mt-0 mb-8">
      <ol className="flex max-w-3xl flex-col gap-5">
        {days.map((day) => (
          <Day key={day.day} day={day} today={today} />
        ))}
      </ol>
    </Section>
  );
}
