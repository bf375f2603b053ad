/** Writes into a field of a form as if somebody had typed there, so that checks, drafts and guards hear of it. */

/** @param fieldId the id of an `<input>` */
export function writeField(fieldId: string, value: string): void {
  const input = document.getElementById(fieldId);
  if (!(input instanceof HTMLInputElement) || input.value === value) return;
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
