/** Asks whether an event that has begun is to be shown all the same. */
import { useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { useHydrated } from "~/kit/use-hydrated";
import { haveAllBegun } from "../event-times.rules";

interface Row {
  event_date?: string;
  event_time?: string;
}

/** Without scripts it is always there: nobody can tell what is being typed. */
export function ShowsPast() {
  const { t } = useTranslation("events");
  const [dates] = useField<Row[]>("event_date_times");
  const isHydrated = useHydrated();
  const rows = Array.isArray(dates.value) ? (dates.value as (Row | undefined)[]) : [];
  const whole = rows.flatMap((row) =>
    row?.event_date && row.event_time ? [{ event_date: row.event_date, event_time: row.event_time }] : [],
  );
  if (isHydrated && !(whole.length === rows.length && haveAllBegun(whole, Date.now()))) return null;
  return <CheckboxField name="shows_past" label={t("form.showsPast")} />;
}
