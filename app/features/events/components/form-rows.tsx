/** The rows of an event's form that can be added and removed: dates and ticket categories. */
import { useField } from "@conform-to/react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { CheckboxGroup } from "~/kit/forms/checkbox-group";
import { HiddenField } from "~/kit/forms/hidden-field";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { TextField } from "~/kit/forms/text-field";
import { useHydrated } from "~/kit/use-hydrated";
import Repeat from "~icons/lucide/repeat";
import { DEFAULT_TIME, MAX_CATEGORIES, MAX_DATES, NEW_CATEGORY } from "../options";
import { EndsNextDay } from "./ends-next-day";
import { OnlyOn } from "./only-on";

/** Few events come again: whoever says so loads it. */
const RepeatDates = lazy(() => import("./repeat-dates"));

const DATES = "event_date_times";

export function DateRows() {
  const { t } = useTranslation("events");
  const newRow = { event_date: "", event_time: DEFAULT_TIME, event_end_time: "" };
  return (
    <div className="flex flex-col gap-3">
      <RepeatableRows name={DATES} max={MAX_DATES} newRow={newRow} addLabel={t("form.addDate")}>
        {(row) => (
          <>
            <TextField name={`${row}.event_date`} type="date" />
            <TextField name={`${row}.event_time`} type="time" />
            <TextField name={`${row}.event_end_time`} type="time" isOptional />
            <EndsNextDay row={row} />
          </>
        )}
      </RepeatableRows>
      <Repeating />
    </div>
  );
}

/** The way to the dates of a whole term; without scripts they are added one by one. */
function Repeating() {
  const { t } = useTranslation("events");
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const [{ value }] = useField<unknown[]>(DATES);
  const isFull = Array.isArray(value) && value.length >= MAX_DATES;
  if (!isHydrated || isFull) return null;
  const close = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="btn btn-sm list-none">
        <Repeat size={16} aria-hidden />
        {t("form.repeat")}
      </summary>
      {isOpen && (
        <Suspense>
          <RepeatDates name={DATES} onDone={close} />
        </Suspense>
      )}
    </details>
  );
}

/** A category that isn't sold any more. */
export interface ClosedCategory {
  categoryId: string;
  name: string;
  /** Seats that are held or sold. */
  taken: number;
}

/** The categories are shown, judged and sent only while tickets are sold. */
export function TicketRows({ closed }: { closed: ClosedCategory[] }) {
  const { t } = useTranslation("events");
  const reopenable = closed.map(({ categoryId, name, taken }) => ({
    value: categoryId,
    label: t("form.closedCategory", { name, count: taken }),
  }));
  return (
    <div className="group/tickets flex flex-col gap-5">
      <CheckboxField name="event_ticket" />
      <div className="hidden flex-col gap-5 group-has-[[name=event\_ticket]:checked]/tickets:flex">
        <RepeatableRows name="ticket_categories" max={MAX_CATEGORIES} newRow={NEW_CATEGORY} addLabel={t("form.addCategory")}>
          {(row) => <CategoryFields row={row} />}
        </RepeatableRows>
        {closed.length > 0 && <CheckboxGroup name="reopened_categories" options={reopenable} isOptional />}
      </div>
    </div>
  );
}

function CategoryFields({ row }: { row: string }) {
  const { t } = useTranslation("events");
  return (
    <>
      <HiddenField name={`${row}.category_id`} />
      <TextField name={`${row}.name`} label={t("fields.category_name")} maxLength={80} />
      <TextField name={`${row}.price`} type="decimal" suffix="₺" />
      <TextField name={`${row}.available_quantity`} type="number" isOptional />
      <TextField name={`${row}.per_person`} type="number" isOptional />
      <OnlyOn name={`${row}.only_on`} />
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
  );
}
