/** Addresses of the same list with one thing changed: filters and order survive, the page starts over. */
import { useSearchParams } from "@remix-run/react";

type Changes = Record<string, string | number | null>;

/** The query string with these values set; null removes. Any change but of the page leads to the first page. */
export function changeQuery(current: URLSearchParams, changes: Changes): string {
  const query = new URLSearchParams(current);
  if (!("page" in changes)) query.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  return `?${query}`;
}

/** Builds such addresses for the page that is open. */
export function useQueryLink() {
  const [query] = useSearchParams();
  return (changes: Changes) => changeQuery(query, changes);
}
