/**
 * What a document may ask the browser for is said when it is loaded. A page that was reached by a link stands in the document of the
 * page before: it is loaded anew, and goes on with what its reader asked for.
 */
import { inTab } from "./tab-storage";

const PRESSED = "asked-before-reload";

const mark = (what: string) => `${what} ${window.location.pathname}${window.location.search}`;

/** Whether this page's own document was loaded, and not that of a page before it. */
export const isOwnDocument = (): boolean =>
  performance.getEntriesByType("navigation").some(({ name }) => new URL(name, window.location.href).pathname === window.location.pathname);

/** Loads the document anew, where what was asked for then happens by itself. @param what tells several such things apart */
export function reloadFor(what: string): void {
  // Without storage the reader presses the button once more.
  inTab((storage) => storage.setItem(PRESSED, mark(what)));
  window.location.reload();
}

/** Whether this document was loaded anew because its reader asked for something; true only once. */
export function wasAskedBeforeReload(what: string): boolean {
  const isAsked = inTab((storage) => storage.getItem(PRESSED)) === mark(what);
  if (isAsked) inTab((storage) => storage.removeItem(PRESSED));
  return isAsked;
}
