/** The hours of a group, a column for each day. */
import type { ReactNode } from "react";
import { clockTime } from "~/platform/time";
import { hoursOfDay, type Span } from "../group-hour.rules";
import { useHourWords } from "./hour-words";

interface HourGridProps {
  span: Span;
  /** What the grid is, for who can't see it. */
  label: string;
  /** What stands in an hour. @param name the day and time in full */
  cell(number: number, name: string): ReactNode;
}

export function HourGrid({ span, label, cell }: HourGridProps) {
  const words = useHourWords();
  const perDay = hoursOfDay(span);
  const rows = Array.from({ length: perDay }, (_, row) => ({ row, time: clockTime(span.fromMinute + row * 60) }));
  return (
    <table className="w-full max-w-3xl table-fixed border-separate border-spacing-0.5">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <td className="w-12" />
          {span.days.map((day) => {
            const [weekday, number] = words.head(day);
            return (
              <th key={day} scope="col" className="pb-1 text-center text-xs font-semibold">
                <span className="sr-only">{words.longDay(day)}</span>
                <span aria-hidden className="block">
                  {weekday}
                </span>
                <span aria-hidden className="block text-sm tabular-nums">
                  {number}
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, time }) => (
          <tr key={time}>
            <th scope="row" className="pr-1 text-right align-middle text-xs font-normal text-muted tabular-nums">
              {time}
            </th>
            {span.days.map((day, column) => (
              <td key={day} className="p-0">
                {cell(column * perDay + row, `${words.longDay(day)} ${time}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
