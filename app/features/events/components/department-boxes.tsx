/** For which departments an event is: "all" clears the others, another clears "all", none means all. */
import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "~/kit/forms/choice-fields";
import { departmentsAfter } from "../events.rules";
import { ALL_DEPARTMENTS, NO_DEPARTMENT } from "../options";

export function DepartmentBoxes({ departments }: { departments: { value: string; label: string }[] }) {
  const { t } = useTranslation("events");
  const group = useRef<HTMLDivElement>(null);
  const settle = (event: FormEvent) => {
    const changed = (event.target as HTMLInputElement).value;
    const boxes = [...(group.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])];
    const ticked = departmentsAfter(
      changed,
      boxes.filter(({ checked }) => checked).map(({ value }) => value),
    );
    for (const box of boxes) box.checked = ticked.includes(box.value);
  };
  const options = [
    { value: ALL_DEPARTMENTS, label: t("form.allDepartments") },
    { value: NO_DEPARTMENT, label: t("form.noDepartment") },
    ...departments,
  ];
  return (
    <div ref={group} onChange={settle} className="max-h-72 overflow-y-auto rounded-box border border-base-300 p-3">
      <CheckboxGroup name="event_departments" options={options} isOptional />
    </div>
  );
}
