/** A map needs a document whose policy lets it ask Google; one that was opened at another page has to be loaded anew. */

const PRESSED = "map-pressed";

const here = () => window.location.pathname + window.location.search;

/** Whether this document may ask Google for a map. */
export const documentAllowsMaps = (): boolean => "maps" in document.documentElement.dataset;

/** Loads the document anew, where the map then appears by itself. */
export function reloadForMap(): void {
  try {
    sessionStorage.setItem(PRESSED, here());
  } catch {
    // Without storage the reader presses the button once more.
  }
  window.location.reload();
}

/** Whether this document was loaded anew because its reader asked for the map; true only once. */
export function wasAskedBeforeReload(): boolean {
  try {
    const isAsked = sessionStorage.getItem(PRESSED) === here();
    sessionStorage.removeItem(PRESSED);
    return isAsked;
  } catch {
    return false;
  }
}
