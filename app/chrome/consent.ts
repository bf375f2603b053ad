/** Which cookies a reader allows: the decision, and who waits for it. */
import { useEffect, useState } from "react";
import { type CookieConsent, consentCookie, parseCookies, readConsent, storeCookie } from "../platform/preferences";
import { useRoot } from "./use-root";

/** The event that opens the settings. */
export const ASK = "cookie-consent-asked";
const UPDATED = "cookie-consent-updated";

/** Opens the settings again, for somebody who has changed their mind. */
export const askForConsent = () => window.dispatchEvent(new Event(ASK));

/** What Google's tag stored; the names of its cookies begin so. */
function forgetAnalytics(): void {
  const names = Object.keys(parseCookies(document.cookie)).filter((name) => name.startsWith("_ga"));
  for (const name of names) storeCookie(`${name}=; Path=/; Max-Age=0`);
}

/** Stores the decision and tells everything that waits for it. */
export function decide(consent: CookieConsent): void {
  storeCookie(consentCookie(consent));
  if (!consent.analytics) forgetAnalytics();
  window.dispatchEvent(new CustomEvent<CookieConsent>(UPDATED, { detail: consent }));
}

/** The decision as it stands; null while there is none. */
export function useConsent(): CookieConsent | null {
  const stored = useRoot()?.consent ?? null;
  const [consent, setConsent] = useState(stored);
  useEffect(() => {
    // A document that was kept for reading offline knows of no decision.
    if (stored === null) setConsent(readConsent(parseCookies(document.cookie)));
    const update = (event: Event) => setConsent((event as CustomEvent<CookieConsent>).detail);
    window.addEventListener(UPDATED, update);
    return () => window.removeEventListener(UPDATED, update);
  }, [stored]);
  return consent;
}
