/** An end before the start: says which end is meant, and asks whether that is so. */
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "~/kit/format";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { useFieldText } from "~/kit/forms/use-field-text";
import { useHydrated } from "~/kit/use-hydrated";
import { useWords } from "~/kit/use-words";
import { HOUR } from "~/platform/clock";
import { endsNextDay, occurrenceOf } from "../event-times.rules";

/** Without scripts it is always there: nobody can tell what is being typed. @param row the name of the date row */
export function EndsNextDay({ row }: { row: string }) {
  const { t } = useTranslation("events");
  const { locale } = useWords();
  const isHydrated = useHydrated();
  // Fields for days and times hold nothing or what is whole.
  const event_date = useFieldText(`${row}.event_date`);
  const event_time = useFieldText(`${row}.event_time`);
  const event_end_time = useFieldText(`${row}.event_end_time`);
  const isBefore = event_date !== "" && event_time !== "" && endsNextDay({ event_time, event_end_time });
  if (isHydrated && !isBefore) return null;
  const { startsAt, endsAt } = isBefore ? occurrenceOf({ event_date, event_time, event_end_time }) : { startsAt: 0, endsAt: null };
  const label =
    endsAt === null || Number.isNaN(endsAt)
      ? t("form.endsNextDay")
      : t("form.endsNextDayAt", {
          date: formatDate(endsAt, locale),
          time: event_end_time,
          hours: formatNumber((endsAt - startsAt) / HOUR, locale, { maximumFractionDigits: 1 }),
        });
  return (
    <div className="col-span-full">
      <CheckboxField name={`${row}.ends_next_day`} label={label} />
    </div>
  );
}
