/** A month of events: a calendar where there is room, a list of its days on phones. */

import { useTranslation } from "react-i18next";
import { coverLook } from "~/kit/cover";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";
import { useWords } from "~/kit/use-words";
import ChevronLeft from "~icons/lucide/chevron-left";
import ChevronRight from "~icons/lucide/chevron-right";
import type { AgendaMonth } from "../agenda.service.server";

type Day = AgendaMonth["weeks"][number][number];

export function MonthCalendar({ calendar: { month, today, before, after, weeks, isCut } }: { calendar: AgendaMonth }) {
  const { t } = useTranslation("agenda");
  const { locale } = useWords();
  const link = useQueryLink();
  const inMonth = weeks.flat().find(({ day }) => day.startsWith(month));
  return (
    <section aria-labelledby="month-title" className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <Link to={link({ month: before })} preventScrollReset aria-label={t("monthBefore")} className="btn btn-ghost btn-square">
          <ChevronLeft size={18} aria-hidden />
        </Link>
        <h2 id="month-title" className="min-w-40 text-center text-lg font-semibold first-letter:uppercase">
          {formatDate(inMonth?.at ?? 0, locale, "month")}
        </h2>
        <Link to={link({ month: after })} preventScrollReset aria-label={t("monthAfter")} className="btn btn-ghost btn-square">
          <ChevronRight size={18} aria-hidden />
        </Link>
      </div>
      <div aria-hidden className="hidden grid-cols-7 gap-1 text-sm text-muted md:grid">
        {weeks[0]?.map(({ day, at }) => (
          <span key={day} className="px-1">
            {formatDate(at, locale, "weekday")}
          </span>
        ))}
      </div>
      <ol className="grid gap-1 md:grid-cols-7">
        {weeks.flat().map((day) => (
          <DayCell key={day.day} day={day} isOutside={!day.day.startsWith(month)} isToday={day.day === today} />
        ))}
      </ol>
      {isCut && <p className="text-sm">{t("monthCut")}</p>}
    </section>
  );
}

/** Days without events and those of other months aren't in the list of phones. */
function DayCell({ day: { day, at, items }, isOutside, isToday }: { day: Day; isOutside: boolean; isToday: boolean }) {
  const { locale } = useWords();
  const onPhones = items.length > 0 && !isOutside ? "flex" : "hidden md:flex";
  return (
    <li
      className={`${onPhones} min-w-0 flex-col gap-1 rounded-field border p-1.5 md:min-h-24 ${isToday ? "border-primary" : "border-base-300"} ${isOutside ? "bg-base-200" : ""}`}
    >
      <time dateTime={day} className={`text-sm tabular-nums ${isToday ? "font-bold text-primary" : "text-muted"}`}>
        <span className="md:hidden">{formatDate(at, locale, "day")}</span>
        <span className="hidden md:inline">{formatDate(at, locale, "dayNumber")}</span>
      </time>
      {items.map((item) => (
        <Entry key={`${item.eventId}${item.startsAt}`} item={item} />
      ))}
    </li>
  );
}

/** What began the day before says until when it goes on; nothing where nobody knows. */
function Entry({ item: { eventId, to, name, type, startsAt, endsAt, isFirstDay, isGoing } }: { item: Day["items"][number] }) {
  const { t } = useTranslation("events");
  const { t: agenda } = useTranslation("agenda");
  const { locale } = useWords();
  const look = coverLook(eventId, { kind: type, isPlain: true });
  const end = endsAt === null ? "" : agenda("until", { time: formatDate(endsAt, locale, "time") });
  return (
    <Link
      to={to}
      prefetch="intent"
      className={`${look.className} block rounded px-1.5 py-1 text-sm leading-tight hover:underline md:text-xs`}
      style={look.style}
    >
      {isGoing && <span title={t("page.youCome")}>✓ </span>}
      <span className="tabular-nums">{isFirstDay ? formatDate(startsAt, locale, "time") : end}</span> {name}
    </Link>
  );
}
