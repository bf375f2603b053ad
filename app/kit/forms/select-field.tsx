/** One of many, chosen from the browser's own list. */
import { useTranslation } from "react-i18next";
import { type FieldProps, FieldFrame } from "./field-frame";
import { useControl } from "./use-control";

export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface OptionGroup {
  label: string;
  options: Option[];
}

export interface SelectFieldProps extends FieldProps {
  options: (Option | OptionGroup)[];
  /** The words of the empty choice; false leaves it out. */
  emptyLabel?: string | false;
}

/** The `<option>`s of a list that may have groups. */
export function Options({ options }: { options: (Option | OptionGroup)[] }) {
  return options.map((entry) =>
    "options" in entry ? (
      <optgroup key={entry.label} label={entry.label}>
        <Options options={entry.options} />
      </optgroup>
    ) : (
      <option key={entry.value} value={entry.value} disabled={entry.isDisabled}>
        {entry.label}
      </option>
    ),
  );
}

export function SelectField(props: SelectFieldProps) {
  const { options, emptyLabel } = props;
  const { t } = useTranslation("kit");
  const { field, frame, control, initial } = useControl(props);
  return (
    <FieldFrame {...frame}>
      <select
        key={field.key}
        {...control}
        defaultValue={initial ?? (emptyLabel === false ? undefined : "")}
        className={`select w-full text-base ${frame.errors ? "select-error" : ""}`}
      >
        {emptyLabel !== false && <option value="">{emptyLabel ?? t("forms.choose")}</option>}
        <Options options={options} />
      </select>
    </FieldFrame>
  );
}
