/** For pages that show what the device keeps for one signed-in reader: whether it may be shown (decision 033). */
import { useEffect, useState } from "react";
import { clearOfflineUnlessOf } from "~/platform/offline-storage";

/** A connection that answers later than this is none. */
const TIMEOUT_MS = 5000;

export type OfflineSession = "asking" | "readable" | "signedOut";

interface Asked {
  /** As the document says; a kept one says no. */
  isSignedIn: boolean;
  /** Brought here because that page couldn't be fetched. */
  isSent: boolean;
  /** The page that this one stands in for. */
  path: string;
  /** A page that leads to the login whoever isn't signed in. */
  asksFor: string;
}

const isReload = () => performance.getEntriesByType("navigation").some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

/**
 * Whether what is kept may be shown. A document that was kept doesn't know whether the session of its owner has ended, so nothing
 * is shown before that is clear; one that came from the network for somebody signed in leads on to the page itself.
 */
export function useOfflineSession({ isSignedIn, isSent, path, asksFor }: Asked): OfflineSession {
  const [session, setSession] = useState<OfflineSession>("asking");
  useEffect(() => {
    // Brought here a moment ago because that page didn't come, it would only bring the reader back.
    if (isSignedIn && (!isSent || isReload())) return window.location.replace(path);
    const asking = { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    fetch(asksFor, asking).then(
      ({ type }) => {
        // Nobody is signed in: they would be led to the login.
        const isSignedOut = type === "opaqueredirect";
        if (isSignedOut) clearOfflineUnlessOf(null);
        setSession(isSignedOut ? "signedOut" : "readable");
      },
      () => setSession("readable"),
    );
  }, [isSignedIn, isSent, path, asksFor]);
  return session;
}
