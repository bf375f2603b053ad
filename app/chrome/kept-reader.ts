/** Who reads a document that was kept for reading without network: it is a guest's, but this browser may keep things for somebody. */
import { useSyncExternalStore } from "react";
import { clearOfflineUnlessOf, readOffline, saveOffline } from "../platform/offline-storage";

const NAME = "name";
/** A connection that answers later than this is none. */
const TIMEOUT_MS = 5000;
/** Leads whoever is signed in away. */
const GUESTS_ONLY = "/reception/login";

let shown: string | null = null;
const listeners = new Set<() => void>();

function show(name: string | null): void {
  shown = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the bar calls the reader of a kept document; null for everybody whom the document knows, and for guests. */
export const useKeptReader = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );

/** Keeps what a signed-in reader is called, beside what they may read without network. */
export function keepReader(userName: string, name: string): void {
  show(null);
  saveOffline(userName, NAME, name);
}

/** Shows whose things this browser keeps, unless their session has ended: then all of it goes. */
export async function askForReader(): Promise<void> {
  const name = readOffline<string>(NAME);
  if (name === null) return;
  const asking = { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  const isSignedOut = await fetch(GUESTS_ONLY, asking).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isSignedOut) clearOfflineUnlessOf(null);
  show(isSignedOut ? null : name);
}
