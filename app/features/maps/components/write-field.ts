/** Reads and writes a field of a form from beside it. Both take the id of an `<input>`. */

const inputOf = (fieldId: string): HTMLInputElement | null => {
  const input = document.getElementById(fieldId);
  return input instanceof HTMLInputElement ? input : null;
};

/** What stands in a field at this moment. */
export const readField = (fieldId: string): string => inputOf(fieldId)?.value.trim() ?? "";

/** Writes as if somebody had typed, so that checks, drafts and guards hear of it. */
export function writeField(fieldId: string, value: string): void {
  const input = inputOf(fieldId);
  if (!input || input.value === value) return;
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
