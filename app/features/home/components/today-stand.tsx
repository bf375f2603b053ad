/** The stand that a member's front page begins with: what comes next and how soon, and the day as lanes of a track. */
import { useTranslation } from "react-i18next";
import { planned } from "~/engines/planned";
import { formatDate } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { MINUTE } from "~/platform/clock";
import { clockTime } from "~/platform/time";
import Clock from "~icons/lucide/clock";
import { type DayAhead, headOf, lineOf, type TodayHead } from "../today.rules";
import { EDGE_TO_EDGE } from "./edge-to-edge";

/** Hours between two that are named, on phones and where there is room. */
const EVERY = 2;
/** Percent of the day from which on a name has room in its bar, on phones and where there is room. */
const [ROOM_ON_PHONES, ROOM] = [18, 6];
/** A name beside its flag has room towards the middle of the day, on the narrowest phone too. */
const HALF = 50;

/** When and where what comes next is. */
function useWhen() {
  const { t } = useTranslation("home");
  const { locale } = useWords();
  return ({ is, entry: { start, end, detail } }: TodayHead, at: number) => {
    const begins = clockTime(start ?? 0);
    const day = is === "day" && formatDate(at, locale, "day");
    const time = is === "on" ? end !== null && t("today.until", { time: clockTime(end % (24 * 60)) }) : begins;
    return [day, time, detail].filter(Boolean).join(" · ");
  };
}

interface TodayStandProps {
  firstName: string;
  days: readonly DayAhead[];
  now: number;
}

export function TodayStand({ firstName, days, now }: TodayStandProps) {
  const { t } = useTranslation("home");
  const { locale } = useWords();
  const when = useWhen();
  const head = headOf(days, now);
  const what = head?.entry.title ?? "";
  const titles = {
    soon: () => t("today.soon", { count: head?.minutes ?? 0, what }),
    later: () => t("today.next", { what }),
    on: () => t("today.on", { what }),
    day: () => t("today.next", { what }),
  };
  const size = what.length <= 24 ? "text-4xl/[0.95] sm:text-6xl/[0.95]" : "text-2xl/[1.05] sm:text-4xl/[1.05]";
  return (
    <header className={`stand ${EDGE_TO_EDGE}`}>
      <p className="pt-4 text-sm tabular-nums sm:pt-6">
        {formatDate(now, locale, "day")}, {formatDate(now, locale, "time")}
      </p>
      <h1 className={`mt-1 max-w-3xl text-balance tabular-nums ${size}`}>{head ? titles[head.is]() : t("hello", { name: firstName })}</h1>
      <p className="mt-2 flex min-h-6 items-start gap-1.5 pb-4 font-semibold tabular-nums">
        {head && (
          <>
            <Clock size={18} aria-hidden className="mt-0.5 shrink-0" />
            <span className="min-w-0">{when(head, now + head.minutes * MINUTE)}</span>
          </>
        )}
        {!head && t("today.nothing")}
      </p>
      <Track days={days} now={now} />
    </header>
  );
}

/** Decoration: each thing stands in words in the list below. */
function Track({ days, now }: Omit<TodayStandProps, "firstName">) {
  const { from, until, now: here, things } = lineOf(days, now);
  const lanes = planned
    .map(({ kind, icon }) => ({ kind, Icon: icon, own: things.filter(({ entry }) => entry.kind === kind) }))
    .filter(({ own }) => own.length > 0);
  if (lanes.length === 0) return null;
  const hours = Array.from({ length: until - from + 1 }, (_, i) => from + i).filter((hour) => (hour - from) % EVERY === 0);
  return (
    <div aria-hidden className="ps-8 pe-3 pb-2">
      <div className="relative">
        {/* Behind what is planned, and a little longer than the lanes: no name is crossed out by the hour. */}
        <span className="absolute -inset-y-1 -ms-0.5 w-1 bg-white" style={{ insetInlineStart: `${here}%` }} />
        {lanes.map(({ kind, Icon, own }) => (
          <div key={kind} className="relative h-7 border-t border-white/35 bg-white/10 last:border-b">
            <Icon size={16} className="absolute -start-7 top-1.5" />
            {own.map(({ entry, start, length, isPast }) => (
              <Thing key={entry.id} title={entry.title} start={start} length={length} isPast={isPast} />
            ))}
          </div>
        ))}
      </div>
      <div className="relative h-5 text-xs tabular-nums">
        {hours.map((hour) => (
          <span
            key={hour}
            className="absolute -translate-x-1/2 whitespace-nowrap pt-0.5"
            style={{ insetInlineStart: `${((hour - from) / (until - from)) * 100}%` }}
          >
            {String(hour).padStart(2, "0")}
          </span>
        ))}
      </div>
    </div>
  );
}

interface ThingProps {
  title: string;
  start: number;
  length: number;
  isPast: boolean;
}

/** What lasts is a bar, what has a moment a flag at it. */
function Thing({ title, start, length, isPast }: ThingProps) {
  const place = { insetInlineStart: `${start}%` };
  if (length === 0) {
    const isLate = start > HALF;
    const side = isLate ? "end-0 border-e-4" : "border-s-4";
    return (
      <span
        className={`absolute inset-y-0.5 max-w-28 truncate border-white bg-(--ground) px-1 text-xs/6 font-bold ${side}`}
        style={isLate ? { insetInlineEnd: `${100 - start}%` } : place}
      >
        {title}
      </span>
    );
  }
  const room = length >= ROOM_ON_PHONES ? "" : length >= ROOM ? "max-lg:text-transparent" : "text-transparent";
  return (
    <span
      className={`absolute inset-y-0.5 truncate rounded-sm px-1 text-xs/6 font-bold ${
        isPast ? `bg-white/30 ${room || "text-white"}` : `bg-white ${room || "text-[#13170f]"}`
      }`}
      style={{ ...place, width: `${length}%` }}
    >
      {title}
    </span>
  );
}
