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

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] as string);

function written(options: readonly (Option | OptionGroup)[], chosen: string): string {
  return options
    .map((entry) =>
      "options" in entry
        ? `<optgroup label="${escaped(entry.label)}">${written(entry.options, chosen)}</optgroup>`
        : `<option value="${escaped(entry.value)}"${entry.isDisabled ? ' disabled=""' : ""}${entry.value === chosen ? ' selected=""' : ""}>${escaped(entry.label)}</option>`,
    )
    .join("");
}

/**
 * What a select holds. In the browser its `<option>`s are React's; where the server draws a page they are written as one text,
 * because a list of ninety costs it as much as the rest of a page (docs/decisions/020).
 * @param options without groups or with them
 */
export const selectContent = (options: (Option | OptionGroup)[], chosen: string) =>
  import.meta.env.SSR ? { dangerouslySetInnerHTML: { __html: written(options, chosen) } } : { children: <Options options={options} /> };

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
