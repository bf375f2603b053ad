/** The rows of an event's form that can be added and removed: dates and ticket categories. */
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/choice-fields";
import { HiddenField } from "~/kit/forms/hidden-field";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { TextField } from "~/kit/forms/text-field";
import { DEFAULT_TIME, MAX_CATEGORIES, MAX_DATES, NEW_CATEGORY } from "../options";
import { EndsNextDay } from "./ends-next-day";

export function DateRows() {
  const { t } = useTranslation("events");
  const newRow = { event_date: "", event_time: DEFAULT_TIME, event_end_time: "" };
  return (
    <RepeatableRows name="event_date_times" max={MAX_DATES} newRow={newRow} addLabel={t("form.addDate")}>
      {(row) => (
        <>
          <TextField name={`${row}.event_date`} type="date" />
          <TextField name={`${row}.event_time`} type="time" />
          <TextField name={`${row}.event_end_time`} type="time" isOptional />
          <EndsNextDay row={row} />
        </>
      )}
    </RepeatableRows>
  );
}

/** The categories count only while tickets are sold. */
export function TicketRows() {
  const { t } = useTranslation("events");
  return (
    <>
      <CheckboxField name="event_ticket" />
      <RepeatableRows name="ticket_categories" max={MAX_CATEGORIES} newRow={NEW_CATEGORY} addLabel={t("form.addCategory")}>
        {(row) => (
          <>
            <HiddenField name={`${row}.category_id`} />
            <TextField name={`${row}.name`} label={t("fields.category_name")} maxLength={80} />
            <TextField name={`${row}.price`} type="number" suffix="₺" />
            <TextField name={`${row}.available_quantity`} type="number" isOptional />
            <TextField name={`${row}.per_person`} type="number" isOptional />
            <div className="col-span-full grid gap-3 sm:grid-cols-2">
              <TextField name={`${row}.sale_from`} type="datetime-local" isOptional />
              <TextField name={`${row}.sale_until`} type="datetime-local" isOptional />
            </div>
            <div className="col-span-full">
              <TextField name={`${row}.description`} isOptional maxLength={300} />
            </div>
            <div className="col-span-full">
              <CheckboxField name={`${row}.is_transferable`} />
            </div>
          </>
        )}
      </RepeatableRows>
    </>
  );
}
