/** What this browser keeps so that one signed-in reader can read it without network; nobody else is ever shown it. */
import { accountKey } from "./account-copies";

const READING = accountKey("reading.");
const READER_KEY = `${READING}reader`;
/** Rises when what is kept changes its shape: what an older version kept is none. */
const SHAPE = 1;

/**
 * What was kept for reading without network goes as soon as somebody else reads here, or nobody is signed in any more.
 * @param reader the user name of who is signed in
 */
export function clearOfflineUnlessOf(reader: string | null): void {
  try {
    const before = localStorage.getItem(READER_KEY);
    if (before === null || before === reader) return;
    for (const key of Object.keys(localStorage)) if (key.startsWith(READING)) localStorage.removeItem(key);
  } catch {
    // A browser without storage kept nothing.
  }
}

/** Keeps something that its reader may read without network; what is too much for the browser isn't kept. */
export function saveOffline(reader: string, name: string, value: unknown): void {
  clearOfflineUnlessOf(reader);
  try {
    localStorage.setItem(READER_KEY, reader);
    localStorage.setItem(READING + name, JSON.stringify({ shape: SHAPE, value }));
  } catch {
    removeOffline(name);
  }
}

/** Removes one thing that was kept for reading. */
export function removeOffline(name: string): void {
  try {
    localStorage.removeItem(READING + name);
  } catch {
    // A browser without storage kept nothing.
  }
}

/** What was kept under a name; null when nothing was, or it can't be read any more. */
export function readOffline<Value>(name: string): Value | null {
  try {
    const kept = JSON.parse(localStorage.getItem(READING + name) ?? "null") as { shape: number; value: Value } | null;
    return kept?.shape === SHAPE ? kept.value : null;
  } catch {
    return null;
  }
}

/** The names of all that was kept for reading. */
export function offlineNames(): string[] {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(READING) && key !== READER_KEY);
    return names.map((key) => key.slice(READING.length));
  } catch {
    return [];
  }
}
