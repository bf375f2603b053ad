/** The choices of a select; apart from its field, so that filters don't carry the form library. */

export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface OptionGroup {
  label: string;
  options: Option[];
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
