/** What the document knows about its reader, for everything around the pages. */
import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "./document.server";
import type { Links } from "./reachable.server";

/** Undefined only while an error keeps the root from loading. */
export const useRoot = () => useRouteLoaderData<RootData>("root");

const linksByText = new Map<string, Links>();

/** The links around every page, as far as they lead somewhere for this reader; null while an error keeps them from loading. */
export function useAllLinks(): Links | null {
  const text = useRoot()?.links;
  if (text === undefined) return null;
  const links = linksByText.get(text) ?? (JSON.parse(text) as Links);
  linksByText.set(text, links);
  return links;
}

/** The signed-in reader, or null. */
export const useUser = () => useRoot()?.user ?? null;

/** This page's own address, for forms that come back to it. */
export function useReturnTo(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
