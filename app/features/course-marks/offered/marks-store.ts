/**
 * The reader's marks in the browser: of the account that is signed in, asked for once the page stands, or of the transcript that this
 * device keeps, made here. No page's answer holds any, so that none is ever kept or shared; and no request carries the device's.
 */

import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { DEVICE_KEY } from "../../gpa/offered/device-key";
import type { BrowserMarks } from "./browser-marks";

const NOTHING: BrowserMarks = { state: "noTranscript", of: () => null };
/** Who has no transcript is asked about again only after so many milliseconds. */
const ASKED_AGAIN = 60_000;

let shown = NOTHING;
/** Whose marks they are, on which page and when they were asked for. */
let asked = { whose: "", on: "", at: 0 };
const listeners = new Set<() => void>();

function show(next: BrowserMarks): void {
  shown = next;
  for (const listener of listeners) listener();
}

function deviceText(): string | null {
  try {
    return localStorage.getItem(DEVICE_KEY);
  } catch {
    return null;
  }
}

/** Asks once for each page that is opened. @param user who is signed in; null: nobody */
function wake(user: string | null, on: string): void {
  const text = user === null ? deviceText() : null;
  const whose = user === null ? `device ${text}` : `account ${user}`;
  const isSame = asked.whose === whose;
  if (isSame && (asked.on === on || user === null)) return;
  if (isSame && shown.state === "noTranscript" && Date.now() - asked.at < ASKED_AGAIN) return;
  const own = { whose, on, at: Date.now() };
  asked = own;
  // What one person is shown, the next who signs in here isn't.
  if (!isSame && shown !== NOTHING) show(NOTHING);
  if (user === null && text === null) return;
  const marksOf =
    user === null ? import("./device-marks").then((m) => m.deviceMarks()) : import("./account-marks").then((m) => m.accountMarks());
  marksOf.then((marks) => asked === own && show(marks ?? NOTHING)).catch(() => undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function useBrowserMarks(): BrowserMarks {
  const root = useRouteLoaderData("root") as { user: { userName: string } | null } | undefined;
  const user = root?.user?.userName ?? null;
  const { key } = useLocation();
  useEffect(() => wake(user, key), [user, key]);
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NOTHING,
  );
}

/** The marks of who reads; none on the server, which draws rows of lists without knowing their page. */
export const useMarks: () => BrowserMarks = import.meta.env.SSR ? () => NOTHING : useBrowserMarks;
