/** How many people plan what, as tables. */

import { useTranslation } from "react-i18next";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { Section } from "~/kit/section";
import { clockTime } from "~/platform/time";
import { useScheduleWords } from "./use-schedule-words";

interface Row {
  code: string;
  nameEn: string;
  nameTr: string;
  people: number;
}

export function DemandTable({ title, header, rows }: { title: string; header: string; rows: readonly Row[] }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const columns: Column<Row>[] = [
    {
      key: "code",
      header,
      isPrimary: true,
      cell: (row) => (
        <>
          {row.code} <span className="font-normal">{words.name(row)}</span>
        </>
      ),
    },
    { key: "people", header: t("staff.head.people"), align: "end", cell: ({ people }) => words.number(people) },
  ];
  return (
    <Section title={title} className="min-w-0">
      {rows.length === 0 ? (
        <p className="text-muted">{t("staff.tooFew")}</p>
      ) : (
        <ResponsiveTable caption={title} columns={columns} rows={rows} rowKey={({ code }) => code} />
      )}
    </Section>
  );
}

interface HourTableProps {
  /** First minutes of hours. */
  slots: readonly number[];
  hours: readonly { day: number; start: number; people: number }[];
  floor: number;
}

const DAYS = [0, 1, 2, 3, 4];

/** A cell with fewer people than the floor looks like one with nobody. */
export function HourTable({ slots, hours, floor }: HourTableProps) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const highest = Math.max(1, ...hours.map(({ people }) => people));
  const cellOf = (day: number, start: number) => hours.find((each) => each.day === day && each.start === start)?.people;
  return (
    <Section title={t("staff.by.hour")} lead={t("staff.byHourLead", { floor })}>
      <table className="w-full text-center text-sm tabular-nums">
        <caption className="sr-only">{t("staff.by.hour")}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-1 text-start">
              {t("staff.head.hour")}
            </th>
            {DAYS.map((day) => (
              <th key={day} scope="col" className="p-1">
                {words.dayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map((start) => (
            <tr key={start}>
              <th scope="row" className="p-1 text-start font-normal">
                {clockTime(start)}
              </th>
              {DAYS.map((day) => {
                const people = cellOf(day, start);
                const share = Math.round(((people ?? 0) / highest) * 40);
                return (
                  <td
                    key={day}
                    className="border border-base-300 p-1"
                    style={{ backgroundColor: `color-mix(in oklab, var(--color-primary) ${share}%, transparent)` }}
                  >
                    {people === undefined ? "–" : words.number(people)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
