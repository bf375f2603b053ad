/** A map needs a document whose policy lets it ask Google; one that was opened at another page has to be loaded anew. */
import { reloadFor, wasAskedBeforeReload } from "~/kit/asked-before-reload";

const MAP = "map";

/** Whether this document may ask Google for a map. */
export const documentAllowsMaps = (): boolean => "maps" in document.documentElement.dataset;

/** Loads the document anew, where the map then appears by itself. */
export const reloadForMap = (): void => reloadFor(MAP);

/** Whether this document was loaded anew because its reader asked for the map; true only once. */
export const wasMapAsked = (): boolean => wasAskedBeforeReload(MAP);
