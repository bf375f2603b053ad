/** Puts into its form again what wasn't taken because its writer's session had ended; fetched when there is something to put back. */
import { isPost, tellsFormApart, type Unsent, write } from "./unsent";

/** So long a form that is fetched late is waited for, in milliseconds. */
const PATIENCE = 15_000;

/** The hidden fields of a form: what tells the reply to one text from the reply to another. */
const hiddenOf = (fields: readonly (readonly [string, FormDataEntryValue])[], names: readonly string[]) =>
  JSON.stringify(fields.filter(([name]) => names.includes(name)).sort());

/** The form of this page that it was written in: it has the field with the longest text, and the same hidden fields. */
function formOf({ fields, hidden, visit = [] }: Unsent): HTMLFormElement | undefined {
  const seen = fields.filter(([name]) => !hidden.includes(name) && !visit.includes(name));
  const [longest = ""] = seen.reduce((most, each) => (each[1].length > most[1].length ? each : most), ["", ""]);
  const wanted = hiddenOf(fields, hidden);
  const isSame = (form: HTMLFormElement) => {
    const own = [...new FormData(form)];
    const names = own.map(([name]) => name).filter((name) => tellsFormApart(form, name));
    return hiddenOf(own, names) === wanted;
  };
  return [...document.forms].find((form) => isPost(form) && form.elements.namedItem(longest) !== null && isSame(form));
}

function fill(form: HTMLFormElement, { fields, hidden }: Unsent): void {
  const left = new Map<string, string[]>();
  for (const [name, value] of fields) left.set(name, [...(left.get(name) ?? []), value]);
  for (const control of form.elements) {
    const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
    if (!isField || hidden.includes(control.name) || !left.has(control.name)) continue;
    const values = left.get(control.name) ?? [];
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) control.checked = values.includes(control.value);
    else if (control instanceof HTMLSelectElement) for (const option of control.options) option.selected = values.includes(option.value);
    else if (control.type !== "file") control.value = values.shift() ?? control.value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/**
 * Gives back what was kept for this page, as soon as its form is there; and once more when that form is drawn anew, as those that
 * wake up late are. @returns stops waiting for it
 */
export function giveBack(unsent: Unsent, onBack: () => void): () => void {
  let filled: HTMLFormElement | null = null;
  const attempt = () => {
    if (filled?.isConnected) return;
    const form = formOf(unsent);
    if (!form) return;
    write(null);
    fill(form, unsent);
    if (!filled) onBack();
    filled = form;
  };
  const observer = new MutationObserver(attempt);
  const stop = () => observer.disconnect();
  attempt();
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, PATIENCE);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
