/** What this tab alone remembers, until it is closed. */

/** Uses the tab's storage. @returns null where the browser forbids it, or what is in it can't be read */
export function inTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
