/** What the controls of a filter bar show: the address, and the filters that were read from the words in it. */
import { useSearchParams } from "@remix-run/react";
import { createContext, useContext, useMemo } from "react";
import type { ReadWish } from "./wish-note";

/** The wish that the list was narrowed down by; null without one. */
export const WishContext = createContext<ReadWish | null>(null);

/** The query of the address with what a wish adds to it; the words stay as they were typed. */
export function useFilterQuery(): URLSearchParams {
  const [query] = useSearchParams();
  const wish = useContext(WishContext);
  return useMemo(() => {
    const { q: _, ...filters } = wish?.filters ?? {};
    const all = new URLSearchParams(query);
    for (const [name, value] of Object.entries(filters)) if (!all.get(name)) all.set(name, value);
    return all;
  }, [query, wish]);
}
