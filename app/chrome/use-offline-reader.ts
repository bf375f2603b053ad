/** Another person's sign-in, or the end of a session, takes away what this browser kept for somebody to read without network. */
import { useMatches } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { clearOfflineUnlessOf } from "../platform/offline-storage";
import type { PageHandle } from "../platform/pages/handle";

/** @param reader the user name that the document says; a kept document knows no reader, and a guest's from the network means nobody */
export function useOfflineReader(reader: string | null): void {
  const worksOffline = useRef(false);
  worksOffline.current = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isOfflinePage);
  // Only a document says who reads: a page that follows without one says nothing new.
  useEffect(() => {
    if (reader !== null || !worksOffline.current) clearOfflineUnlessOf(reader);
  }, [reader]);
}
