/**
 * What a form held that was sent after its writer's session had ended: the login stands in between, and afterwards it is in the
 * form again. Kept for this tab alone, only while a form is on its way, and given back to nobody else.
 */
import { useFetchers, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isSecretField } from "../platform/forms/secret-fields";
import { isHidden, isOfVisit, isPost, read, tellsFormApart, type Unsent, write } from "./unsent";

const HOUR = 3_600_000;
/** Characters; nobody types more into one form. */
const MOST = 200_000;

const here = () => location.pathname + location.search;
const isDoor = (path: string) => /^\/reception(?:-vip)?\/login/.test(path);

function note(form: HTMLFormElement, reader: string): void {
  if (!isPost(form) || location.pathname.startsWith("/reception")) return;
  // A key would say that what is sent then was made before, and nothing was.
  const isKept = (name: string) => !isSecretField(name) && !(name === "key" && isHidden(form, name));
  const fields = [...new FormData(form)].filter((each): each is [string, string] => typeof each[1] === "string" && isKept(each[0]));
  const names = [...new Set(fields.map(([name]) => name))];
  const [hidden, visit] = [names.filter((name) => tellsFormApart(form, name)), names.filter((name) => isOfVisit(form, name))];
  const isEmpty = fields.every(([name, value]) => hidden.includes(name) || visit.includes(name) || value.trim() === "");
  if (isEmpty || JSON.stringify(fields).length > MOST) return;
  write({ path: here(), reader, fields, hidden, visit, isAtDoor: false, at: Date.now() });
}

/** Fetches what gives it back. Where that fails it stays kept, and a page that is opened anew tries again. @returns stops it */
function giveBackLate(unsent: Unsent, onBack: () => void): () => void {
  let stop: (() => void) | null = null;
  let isGone = false;
  import("./unsent-back").then(({ giveBack }) => {
    if (!isGone) stop = giveBack(unsent, onBack);
  }, window.reportError);
  return () => {
    isGone = true;
    stop?.();
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
    if (unsent.path === pathname + search) return giveBackLate(unsent, onBack);
  }, [pathname, search, reader]);
  useEffect(() => {
    // It was answered, and not by the login: whatever was said of it, the form is still there or done with.
    if (wasBusy.current && !isBusy && !isDoor(location.pathname) && read()?.isAtDoor === false) write(null);
    wasBusy.current = isBusy;
  }, [isBusy]);
}
