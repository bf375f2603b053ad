/** The messages that the error screen may show: our own, and nobody else's words. */

export type CatalogueKey = "pageNotFound" | "application" | "component";

interface Entry {
  key: CatalogueKey;
  /** As it stands in the address, always in English. */
  message: string;
  status: 404 | 500;
}

const generic: Entry = { key: "application", message: "Application Error", status: 500 };

const catalogue: readonly Entry[] = [
  { key: "pageNotFound", message: "Page Not Found", status: 404 },
  generic,
  { key: "component", message: "Component Loading Error", status: 500 },
];

export interface ShownError {
  key: CatalogueKey;
  status: 404 | 500;
  /** The address that led nowhere; null when it isn't one, or nothing that should be repeated. */
  path: string | null;
  errorId: string | null;
}

const ERROR_ID = /^error-[0-9a-z]{20}$/;
const NOT_FOUND = /^The page at (\S+) does not exist$/;
/** Letters and digits of any language and the marks of addresses: no spaces, so that no sentence fits in. */
const PATH = /^\/[\p{L}\p{N}\p{M}\-._~/%:@+]*$/u;
const MAX_PATH = 120;

/** The id as it was given out, else null. */
const readErrorId = (value: string | null): string | null => (value && ERROR_ID.test(value) ? value : null);

/** The path inside a not-found description, with its letters readable; null unless it looks like a path. */
function pathOf(description: string | null): string | null {
  const path = NOT_FOUND.exec(description ?? "")?.[1];
  if (!path || path.length > MAX_PATH || !PATH.test(path) || path.startsWith("//")) return null;
  try {
    const readable = decodeURIComponent(path);
    return PATH.test(readable) ? readable : path;
  } catch {
    return path;
  }
}

/**
 * What to show for the query of `/error`: the entry of the catalogue with this message, else the generic one. Of the
 * description nothing is taken but a path.
 */
export function shownError(query: URLSearchParams): ShownError {
  const message = query.get("message");
  const entry = catalogue.find((each) => each.message === message) ?? generic;
  const path = entry.key === "pageNotFound" ? pathOf(query.get("description")) : null;
  return { key: entry.key, status: entry.status, path, errorId: readErrorId(query.get("error_id")) };
}
