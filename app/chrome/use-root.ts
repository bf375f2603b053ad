/** What the document knows about its reader, for everything around the pages. */
import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "../root";

/** Undefined only while an error keeps the root from loading. */
export const useRoot = () => useRouteLoaderData<RootData>("root");

/** The signed-in reader, or null. */
export const useUser = () => useRoot()?.user ?? null;

/** This page's own address, for forms that come back to it. */
export function useReturnTo(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
