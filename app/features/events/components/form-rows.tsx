/** The rows of an event's form that can be added and removed: dates and ticket categories. */
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/choice-fields";
import { HiddenField } from "~/kit/forms/hidden-field";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { TextField } from "~/kit/forms/text-field";
import { DEFAULT_TIME, MAX_CATEGORIES, MAX_DATES } from "../options";

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
        </>
      )}
    </RepeatableRows>
  );
}

/** In sight only while tickets are sold. */
export function TicketRows() {
  const { t } = useTranslation("events");
  const newRow = { name: "", price: "", available_quantity: "", description: "" };
  return (
    <div className="group/tickets flex flex-col gap-4">
      <CheckboxField name="event_ticket" />
      <div className="hidden group-has-[input[name=event_ticket]:checked]/tickets:block">
        <RepeatableRows name="ticket_categories" max={MAX_CATEGORIES} newRow={newRow} addLabel={t("form.addCategory")}>
          {(row) => (
            <>
              <HiddenField name={`${row}.category_id`} />
              <TextField name={`${row}.name`} label={t("fields.category_name")} maxLength={80} />
              <TextField name={`${row}.price`} type="number" suffix="₺" />
              <TextField name={`${row}.available_quantity`} type="number" isOptional />
              <TextField name={`${row}.description`} isOptional maxLength={300} />
            </>
          )}
        </RepeatableRows>
      </div>
    </div>
  );
}
