/** Another person's sign-in, or the end of a session, takes away what this browser kept for somebody to read without network. */
import { useMatches } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { clearOfflineUnlessOf } from "../platform/offline-storage";
import type { PageHandle } from "../platform/pages/handle";
import { askForReader, keepReader } from "./kept-reader";

interface Reader {
  userName: string;
  name: string;
}

/** Whether this browser keeps pages, so that one of them may be read without network later. */
const keepsPages = () => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

/** @param reader who reads as the document says; a kept document knows no reader, and a guest's from the network means nobody */
export function useOfflineReader(reader: Reader | null): void {
  const worksOffline = useRef(false);
  worksOffline.current = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isOfflinePage);
  const { userName = null, name = "" } = reader ?? {};
  // Only a document says who reads: a page that follows without one says nothing new.
  useEffect(() => {
    if (userName !== null || !worksOffline.current) clearOfflineUnlessOf(userName);
    if (userName === null) return void (worksOffline.current && askForReader());
    if (worksOffline.current || keepsPages()) keepReader(userName, name);
  }, [userName, name]);
}
