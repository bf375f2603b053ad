/**
 * What a form held that was sent after its writer's session had ended: the login stands in between, and afterwards it is in the
 * form again. Kept for this tab alone, only while a form is on its way, and given back to nobody else.
 */
import { useFetchers, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { inTab } from "../kit/tab-storage";
import { isSecretField } from "../platform/forms/secret-fields";

const KEY = "unsent-form";
const HOUR = 3_600_000;
/** Characters; nobody types more into one form. */
const MOST = 200_000;
/** So long a form that is fetched late is waited for, in milliseconds. */
const PATIENCE = 15_000;
/** Hidden fields that are others with each visit; versions come back as they were, so that what changed since is told. */
const OF_VISIT = /^(?:key|version|updated_at)$/;

interface Unsent {
  path: string;
  reader: string;
  fields: [name: string, value: string][];
  /** Names of the fields that nobody sees and that tell two forms of a page apart. */
  hidden: string[];
  /** Names of those that its visit brought; a tab may hold what was noted before there were any. */
  visit?: string[];
  /** The login came in between. */
  isAtDoor: boolean;
  at: number;
}

const read = () => inTab((storage) => JSON.parse(storage.getItem(KEY) ?? "null") as Unsent | null);
const write = (unsent: Unsent | null) =>
  inTab((storage) => (unsent ? storage.setItem(KEY, JSON.stringify(unsent)) : storage.removeItem(KEY)));

const here = () => location.pathname + location.search;
const isDoor = (path: string) => /^\/reception(?:-vip)?\/login/.test(path);
/** A form's own `method` may be hidden by a field of that name. */
const isPost = (form: HTMLFormElement) => form.getAttribute("method") === "post";
const isHidden = (form: HTMLFormElement, name: string) => form.querySelector(`[name="${CSS.escape(name)}"]:not([type=hidden])`) === null;
/** Whether a field tells the form from others of its page, and from itself with another text. */
const isOfForm = (form: HTMLFormElement, name: string) => isHidden(form, name) && !OF_VISIT.test(name) && !isSecretField(name);
/** Fields of a visit that this form doesn't show; elsewhere a field of that name is one to fill in. */
const isOfVisit = (form: HTMLFormElement, name: string) => OF_VISIT.test(name) && isHidden(form, name);

function note(form: HTMLFormElement, reader: string): void {
  if (!isPost(form) || location.pathname.startsWith("/reception")) return;
  // A key would say that what is sent then was made before, and nothing was.
  const isKept = (name: string) => !isSecretField(name) && !(name === "key" && isHidden(form, name));
  const fields = [...new FormData(form)].filter((each): each is [string, string] => typeof each[1] === "string" && isKept(each[0]));
  const names = [...new Set(fields.map(([name]) => name))];
  const [hidden, visit] = [names.filter((name) => isOfForm(form, name)), names.filter((name) => isOfVisit(form, name))];
  const isEmpty = fields.every(([name, value]) => hidden.includes(name) || visit.includes(name) || value.trim() === "");
  if (isEmpty || JSON.stringify(fields).length > MOST) return;
  write({ path: here(), reader, fields, hidden, visit, isAtDoor: false, at: Date.now() });
}

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
    const names = own.map(([name]) => name).filter((name) => isOfForm(form, name));
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
function giveBack(unsent: Unsent, onBack: () => void): () => void {
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

/**
 * Watches every form of the site.
 * @param reader the user name of who is signed in
 * @param onBack hears that something is in its form again
 */
export function useUnsentForms(reader: string | null, onBack: () => void): void {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isBusy = navigation.state !== "idle" || fetchers.some(({ state }) => state !== "idle");
  const wasBusy = useRef(false);
  useEffect(() => {
    if (reader === null) return;
    const hear = ({ target }: SubmitEvent) => target instanceof HTMLFormElement && note(target, reader);
    document.addEventListener("submit", hear);
    return () => document.removeEventListener("submit", hear);
  }, [reader]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address, and when somebody has signed in
  useEffect(() => {
    const unsent = read();
    if (!unsent) return;
    if (isDoor(pathname)) return write({ ...unsent, isAtDoor: true }) ?? undefined;
    if (!unsent.isAtDoor || reader === null) return;
    if (unsent.reader !== reader || Date.now() - unsent.at > HOUR) return write(null) ?? undefined;
    if (unsent.path === pathname + search) return giveBack(unsent, onBack);
  }, [pathname, search, reader]);
  useEffect(() => {
    // It was answered, and not by the login: whatever was said of it, the form is still there or done with.
    if (wasBusy.current && !isBusy && !isDoor(location.pathname) && read()?.isAtDoor === false) write(null);
    wasBusy.current = isBusy;
  }, [isBusy]);
}
