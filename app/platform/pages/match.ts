/** Finds the page that an address means, whatever its case, slashes or escapes. */
import type { PageRow } from "./page";

export interface PageMatch {
  row: PageRow;
  params: Record<string, string>;
  /** The address as the site map writes it: the one that links and search engines should use. */
  canonicalPath: string;
}

/** Decodes once and collapses slashes; null when the escapes are broken. */
export function normalizePath(pathname: string): string[] | null {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

interface CompiledRow {
  row: PageRow;
  pattern: string[];
}

/** Rows with parameters, by the number of their parts; static ones by their address. Compiled once for each site map. */
interface CompiledMap {
  fixed: Map<string, PageRow>;
  open: Map<number, CompiledRow[]>;
  /** Addresses that were asked for: each request asks three times. */
  known: Map<string, PageMatch | null>;
}

const MOST_KNOWN = 1000;
const LONGEST_KNOWN = 200;

const compiled = new WeakMap<readonly PageRow[], CompiledMap>();

function compile(rows: readonly PageRow[]): CompiledMap {
  const known = compiled.get(rows);
  if (known) return known;
  const map: CompiledMap = { fixed: new Map(), open: new Map(), known: new Map() };
  for (const row of rows) {
    const pattern = row.path.split("/").filter(Boolean);
    if (!row.path.includes(":")) map.fixed.set(pattern.join("/"), row);
    else map.open.set(pattern.length, [...(map.open.get(pattern.length) ?? []), { row, pattern }]);
  }
  compiled.set(rows, map);
  return map;
}

function matchOpen({ row, pattern }: CompiledRow, segments: string[]): PageMatch | null {
  const params: Record<string, string> = {};
  const canonical: string[] = [];
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith(":")) {
      params[part.slice(1)] = segment;
      canonical.push(encodeURIComponent(segment));
    } else if (part === segment.toLowerCase()) canonical.push(part);
    else return null;
  }
  return { row, params, canonicalPath: `/${canonical.join("/")}` };
}

/** The row of a path; static addresses win over parameters, as they do in the router. */
export function matchPage(rows: readonly PageRow[], pathname: string): PageMatch | null {
  const { known } = compile(rows);
  const remembered = known.get(pathname);
  if (remembered !== undefined) return remembered;
  const match = findPage(compile(rows), pathname);
  if (pathname.length > LONGEST_KNOWN) return match;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(pathname, match);
  return match;
}

function findPage({ fixed, open }: CompiledMap, pathname: string): PageMatch | null {
  const segments = normalizePath(pathname);
  if (!segments) return null;
  // An escaped slash is a letter of its part: `/admin%2Fpanel` is one part, and no page.
  const row = segments.some((segment) => segment.includes("/")) ? undefined : fixed.get(segments.join("/").toLowerCase());
  if (row) return { row, params: {}, canonicalPath: row.path };
  const matches = (open.get(segments.length) ?? []).map((each) => matchOpen(each, segments)).filter((match) => match !== null);
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null;
}

/** The path of the page that a `.data` request is about. */
const pagePath = (pathname: string) => pathname.replace(/\/_root\.data$/, "/").replace(/\.data$/, "");

/** The row of the page that a request is about, whether it asks for the document or for its data. */
export const matchRequest = (rows: readonly PageRow[], { url }: Pick<Request, "url">): PageRow | undefined =>
  matchPage(rows, pagePath(new URL(url).pathname))?.row;
