/** For which departments an event is: searched by name and shown as chips; a list of many choices where scripts don't run. */

import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { GroupFrame } from "~/kit/forms/field-frame";
import { useFieldState } from "~/kit/forms/form-context";
import { useControl } from "~/kit/forms/use-control";
import { useHydrated } from "~/kit/use-hydrated";
import X from "~icons/lucide/x";
import { departmentNamed, departmentsAfter } from "../event-choices.rules";
import { ALL_DEPARTMENTS, NO_DEPARTMENT } from "../options";

const NAME = "event_departments";

const asList = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" && value !== "" ? [value] : [ALL_DEPARTMENTS];
};

interface DepartmentSearchProps {
  id: string;
  choices: { value: string; label: string }[];
  chosen: readonly string[];
  onChoose(value: string): void;
}

/** Suggests departments by name; only one that is picked, or typed whole and confirmed, is chosen. */
function DepartmentSearch({ id, choices, chosen, onChoose }: DepartmentSearchProps) {
  const { t } = useTranslation("events");
  const listId = useId();
  const choose = (control: HTMLInputElement) => {
    const found = departmentNamed(choices, control.value);
    if (!found) return;
    control.value = "";
    onChoose(found.value);
  };
  /** A suggestion that is picked replaces what was typed at once; letters that are typed choose nothing. */
  const pick = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as InputEvent;
    if (!inputType || inputType === "insertReplacementText") choose(target);
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    choose(event.currentTarget);
  };
  return (
    <>
      <input
        id={id}
        type="search"
        list={listId}
        autoComplete="off"
        placeholder={t("form.searchDepartment")}
        aria-label={t("form.searchDepartment")}
        onChange={pick}
        onKeyDown={enter}
        className="input w-full text-base"
      />
      <datalist id={listId}>
        {choices
          .filter(({ value }) => !chosen.includes(value))
          .map(({ value, label }) => (
            <option key={value} value={label} />
          ))}
      </datalist>
    </>
  );
}

export function DepartmentPicker({ departments }: { departments: { value: string; label: string }[] }) {
  const { t } = useTranslation("events");
  const { frame } = useControl({ name: NAME, isOptional: true });
  const field = useFieldState(NAME);
  const isHydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(() => asList(field.initialValue));
  const options = [
    { value: ALL_DEPARTMENTS, label: t("form.allDepartments") },
    { value: NO_DEPARTMENT, label: t("form.noDepartment") },
    ...departments,
  ];
  /** The list of many choices is what is sent, so it follows. */
  const keep = (next: string[]) => {
    setChosen(next);
    const control = select.current;
    if (!control) return;
    for (const option of control.options) option.selected = next.includes(option.value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const add = (value: string) => keep(departmentsAfter(value, [...chosen.filter((each) => each !== value), value]));
  const remove = (value: string) =>
    keep(
      departmentsAfter(
        value,
        chosen.filter((each) => each !== value),
      ),
    );
  return (
    <GroupFrame {...frame}>
      <select
        ref={select}
        name={NAME}
        form={field.formId}
        multiple
        size={8}
        hidden={isHydrated}
        defaultValue={chosen}
        aria-label={t(`fields.${NAME}`)}
        className="select h-auto w-full text-base"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {isHydrated && (
        <>
          <ul className="flex flex-wrap gap-2" aria-live="polite">
            {options
              .filter(({ value }) => chosen.includes(value))
              .map(({ value, label }) => (
                <li
                  key={value}
                  className="inline-flex items-center gap-1 rounded-full border border-base-300 bg-base-200 py-1 ps-3 pe-1 text-sm"
                >
                  {label}
                  {value !== ALL_DEPARTMENTS && (
                    <button
                      type="button"
                      className="grid size-6 cursor-pointer place-items-center"
                      aria-label={t("form.removeDepartment", { name: label })}
                      onClick={() => remove(value)}
                    >
                      <X size={14} aria-hidden />
                    </button>
                  )}
                </li>
              ))}
          </ul>
          <DepartmentSearch id={field.id} choices={options} chosen={chosen} onChoose={add} />
        </>
      )}
    </GroupFrame>
  );
}
