/** Reads and writes a field of a form from beside it. Both take the id of its control. */

const controlOf = (fieldId: string) => {
  const control = document.getElementById(fieldId);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
};

/** What stands in a field at this moment. */
export const readField = (fieldId: string): string => controlOf(fieldId)?.value.trim() ?? "";

/** Writes as if somebody had typed, so that checks, drafts and guards hear of it. */
export function writeField(fieldId: string, value: string): void {
  const control = controlOf(fieldId);
  if (!control || control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
