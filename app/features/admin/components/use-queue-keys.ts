/** Moderating by keyboard: keys go to the thing that has the focus, and the next one takes the place of what is decided. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const ITEM = "[data-item]";
const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog";

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(ITEM) ?? [])];

/** Focuses a thing, and brings it into sight: a long one from its beginning. */
function goTo(item: HTMLElement | undefined): void {
  if (!item) return;
  item.focus({ preventScroll: true });
  item.scrollIntoView({ block: item.offsetHeight > window.innerHeight / 2 ? "start" : "nearest" });
}

/** Writes a ready reason into a form that is open, and goes to its list, where Enter sends it. @returns whether it was */
function writeReason(button: HTMLElement): boolean {
  const details = button.closest("details");
  if (!details?.open) return false;
  button.click();
  button.closest("[data-picker]")?.querySelector("select")?.focus();
  return true;
}

/** Does what a key stands for: presses a button, follows a link, or opens a form and goes to its first field. */
function press(item: HTMLElement | undefined, key: string): boolean {
  const control = item?.querySelector<HTMLElement>(`[data-key~="${key}"]`);
  if (!control) return false;
  if (/^\d$/.test(key)) return writeReason(control);
  const details = control.closest("summary")?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) {
    control.click();
    return true;
  }
  details.open = true;
  details.querySelector<HTMLElement>("select, textarea")?.focus();
  return true;
}

/** Enter on a chosen sentence sends the form; Escape leads back to the thing. */
function leaveOrSend(event: KeyboardEvent, typed: HTMLElement): void {
  if (event.key === "Escape") {
    const item = typed.closest<HTMLElement>(ITEM);
    item?.querySelector("details")?.removeAttribute("open");
    goTo(item ?? undefined);
  }
  if (event.key !== "Enter" || !(typed instanceof HTMLSelectElement) || typed.value === "") return;
  event.preventDefault();
  const sends = typed.closest<HTMLElement>("[data-sends]")?.dataset.sends;
  typed.form?.requestSubmit(typed.form.querySelector<HTMLButtonElement>(sends ? `button[value=${sends}]` : "button[type=submit]"));
}

interface Keys {
  isOn: boolean;
  undo(): void;
  help(): void;
  /** A decision was asked for that isn't made in this list. */
  refuse(): void;
}

/** Listens to J, K, A, R, C, O, Z, ? and in an open form 1 to 6; never while somebody types, and not with Ctrl, Alt or Cmd. */
export function useQueueKeys(list: RefObject<HTMLElement>, { isOn, undo, help, refuse }: Keys): void {
  const latest = useRef({ undo, help, refuse });
  latest.current = { undo, help, refuse };
  useEffect(() => {
    if (!isOn) return;
    const step = (current: HTMLElement | null, by: number) => {
      const items = itemsOf(list.current);
      const at = current ? items.indexOf(current) : -1;
      goTo(items[at < 0 ? 0 : Math.min(items.length - 1, Math.max(0, at + by))]);
    };
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const current = target.closest<HTMLElement>(ITEM);
      const key = event.key.toLowerCase();
      const isReason = /^[1-6]$/.test(key);
      const isInList = target instanceof HTMLSelectElement && target.closest("[data-picker]") !== null;
      if (target.closest(TYPING) && !(isReason && isInList)) return current ? leaveOrSend(event, target) : undefined;
      if (key === "j") step(current, 1);
      else if (key === "k") step(current, -1);
      else if (key === "z") latest.current.undo();
      else if (key === "?") latest.current.help();
      else if (!(isReason || ["a", "r", "c", "o"].includes(key))) return;
      else if (!press(current ?? undefined, key)) {
        if (current && (key === "a" || key === "r")) latest.current.refuse();
        return;
      }
      event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn, list]);
}

/**
 * Keeps the focus in the list while things leave it: whatever comes next has it, in the same place.
 * @param ids the things in their order @returns says which thing takes the focus once it is there, such as one that an undo brings back
 */
export function useQueueFocus(list: RefObject<HTMLElement>, ids: string): (itemId: string) => void {
  const last = useRef<string | null>(null);
  const before = useRef<string[]>([]);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const item = target instanceof HTMLElement ? target.closest<HTMLElement>(ITEM) : null;
      if (item) last.current = item.id;
    };
    const element = list.current;
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the list whenever its things are others
  useLayoutEffect(() => {
    const items = itemsOf(list.current);
    const order = before.current;
    before.current = items.map(({ id }) => id);
    const back = items.find(({ dataset }) => wanted.current !== null && dataset.item === wanted.current);
    if (back) {
      wanted.current = null;
      return goTo(back);
    }
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!last.current || !isLost || items.some(({ id }) => id === last.current)) return;
    // Others decide as well: what came after it, not what has its number now.
    const following = order.slice(order.indexOf(last.current) + 1);
    const next = items.find(({ id }) => following.includes(id)) ?? items.at(-1);
    if (next) goTo(next);
    else list.current?.focus({ preventScroll: true });
  }, [ids, list]);
  return (itemId) => {
    wanted.current = itemId;
  };
}
