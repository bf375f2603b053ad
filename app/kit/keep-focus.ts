/**
 * Where the focus goes when what has it is taken away: to what took its place, such as the next row, else to the one before or what is
 * left of its own, else to the heading above; from a dialog to what had opened it. Whoever reads by ear or keyboard would begin at the top of the document otherwise.
 */
import { focusHeading } from "./focus-heading";

const CONTROLS = "a[href], button:not(:disabled), summary, input[type=checkbox], [tabindex='0']";

/** Whether something in this place has taken the focus. */
function focusIn(place: Node | null | false): boolean {
  if (!(place instanceof HTMLElement) || !place.isConnected) return false;
  const within = [...place.querySelectorAll<HTMLElement>(CONTROLS)];
  return [place, ...within].some((control) => {
    if (!control.matches(CONTROLS)) return false;
    control.focus({ preventScroll: true });
    if (control.matches(":focus-visible")) control.scrollIntoView({ block: "nearest" });
    return document.activeElement === control;
  });
}

/** For the whole document, once, from what has the focus now. A page that is left takes its focus with it. */
export function keepFocus(): void {
  let [held, opener, path]: [Element | null, Element | null, string] = [document.activeElement, null, location.pathname];
  document.addEventListener("focusin", ({ target }) => {
    const next = target as Element;
    const dialog = next.closest("dialog");
    if (dialog && !dialog.contains(held)) opener = held;
    [held, path] = [next, location.pathname];
  });
  // Whoever presses elsewhere has left it.
  document.addEventListener("pointerdown", ({ target }) => {
    if (!held?.contains(target as Node)) held = null;
  });
  const keep = (records: MutationRecord[]) => {
    const lost = held;
    const isGone = (node: Node) => node.contains(lost);
    const record = records.find(({ removedNodes }) => [...removedNodes].some(isGone));
    if (!lost || !record) return;
    const { target, nextSibling, previousSibling } = record;
    const { nodeName } = [...record.removedNodes].find(isGone) ?? lost;
    // Whoever took it away may have a place of their own in mind.
    setTimeout(() => {
      if (lost !== held || document.activeElement !== document.body || location.pathname !== path) return;
      const inPlace = previousSibling ? previousSibling.isConnected && previousSibling.nextSibling : target.firstChild;
      if (lost.closest("dialog") && focusIn(opener)) return;
      const alike = [inPlace, nextSibling, previousSibling].filter((place) => place && place.nodeName === nodeName);
      const row = target instanceof Element && target.closest("li, tr, article");
      if (![...alike, row].some(focusIn)) focusHeading(target);
    });
  };
  new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
}
