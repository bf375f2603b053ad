/** Another person's sign-in, or the end of a session, takes away what this browser kept for somebody to read without network. */
import { useEffect } from "react";
import { mayBeKept } from "../offline/kept-pages";
import { keepReadingOnlyFor } from "../platform/kept-reading";

/** @param reader the user name that the document says; a kept document knows no reader, and a guest's from the network means nobody */
export function useKeptReading(reader: string | null): void {
  useEffect(() => {
    if (reader !== null || !mayBeKept(window.location.pathname)) keepReadingOnlyFor(reader);
  }, [reader]);
}
