/** A week so small that only its shape is seen; what it shows is said elsewhere. */
import { hoursOf, type Interval } from "../week.rules";

interface MiniDayProps {
  meetings: readonly (Interval & { color: number })[];
  from: number;
  to: number;
  className?: string;
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

export function MiniDay({ meetings, from, to, className = "h-10" }: MiniDayProps) {
  return (
    <span aria-hidden className={`relative block w-full overflow-hidden rounded-sm bg-base-200 ${className}`}>
      {meetings.map(({ start, end, color }) => (
        <span
          key={`${start} ${end} ${color}`}
          className={`entry-color-${color} absolute inset-x-0 bg-[oklch(62%_0.17_var(--entry-hue))]`}
          style={{ top: share(start - from, to - from), height: share(end - start, to - from) }}
        />
      ))}
    </span>
  );
}

/** The days beside each other. */
export function MiniWeek({ meetings, days }: { meetings: readonly (Interval & { color: number })[]; days: readonly number[] }) {
  const { from, to } = hoursOf(meetings);
  return (
    <span aria-hidden className="flex w-full gap-1">
      {days.map((day) => (
        <MiniDay key={day} meetings={meetings.filter((meeting) => meeting.day === day)} from={from} to={to} className="h-20" />
      ))}
    </span>
  );
}
