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

function matchRow(row: PageRow, segments: string[]): PageMatch | null {
  const pattern = row.path.split("/").filter(Boolean);
  if (pattern.length !== segments.length) return null;
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
  const segments = normalizePath(pathname);
  if (!segments) return null;
  const matches = rows.map((row) => matchRow(row, segments)).filter((match) => match !== null);
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null;
}
