/** The one date that a ticket category is for, chosen where the event has several. */
import { useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { SelectField } from "~/kit/forms/select-field";
import { useFieldText } from "~/kit/forms/use-field-text";
import { useWords } from "~/kit/use-words";
import { momentOrNull } from "../event-times.rules";

interface Row {
  event_date?: string;
  event_time?: string;
}

/**
 * What is chosen stays a choice while its date is typed anew: the date that is moved takes its categories along.
 * @param name of the field
 */
export function OnlyOn({ name }: { name: string }) {
  const { t } = useTranslation("events");
  const { locale } = useWords();
  const [dates] = useField<Row[]>("event_date_times");
  const chosen = useFieldText(name);
  const rows = Array.isArray(dates.value) ? (dates.value as (Row | undefined)[]) : [];
  const minutes = rows.flatMap((row) => (row?.event_date && row.event_time ? [`${row.event_date}T${row.event_time}`] : []));
  if (rows.length < 2 && chosen === "") return null;
  const options = [...new Set([...minutes, ...(chosen ? [chosen] : [])])].sort().map((value) => {
    const moment = momentOrNull(value);
    return { value, label: moment === null || Number.isNaN(moment) ? value : formatDate(moment, locale, "dayTime") };
  });
  return (
    <div className="col-span-full">
      <SelectField name={name} options={options} emptyLabel={t("form.allDates")} isOptional />
    </div>
  );
}
