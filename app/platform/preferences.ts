/** What a reader chose for this browser: theme and cookie consent, as plain cookies that scripts may read too. */
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

export interface CookieConsent {
  essential: true;
  analytics: boolean;
  marketing: boolean;
}

export const THEME_COOKIE = "theme";
export const CONSENT_COOKIE = "cookie-consent";

/** The values of a Cookie header. */
export function parseCookies(header: string | null): Record<string, string> {
  const pairs = (header ?? "").split(/;\s*/).filter((pair) => pair.includes("="));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** The stored theme; null means the system's. */
export function readTheme(cookies: Record<string, string>): Theme | null {
  return themes.find((theme) => theme === cookies[THEME_COOKIE]) ?? null;
}

/** The stored consent (`a1m0`); null while undecided. */
export function readConsent(cookies: Record<string, string>): CookieConsent | null {
  const match = /^a([01])m([01])$/.exec(cookies[CONSENT_COOKIE] ?? "");
  return match ? { essential: true, analytics: match[1] === "1", marketing: match[2] === "1" } : null;
}

const YEAR = 365 * 86_400;
const yearCookie = (name: string, value: string) => `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR}`;

/** The cookie that remembers a theme, as Set-Cookie and `document.cookie` take it; null forgets it, and the device's counts again. */
export const themeCookie = (theme: Theme | null) =>
  theme ? yearCookie(THEME_COOKIE, theme) : `${THEME_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0`;

/** Stores a cookie from a script, which over https is as Secure as those that the server sends. */
export function storeCookie(cookie: string): void {
  document.cookie = location.protocol === "https:" ? `${cookie}; Secure` : cookie;
}

/** The cookie that remembers a decision about cookies. */
export const consentCookie = ({ analytics, marketing }: Pick<CookieConsent, "analytics" | "marketing">) =>
  yearCookie(CONSENT_COOKIE, `a${Number(analytics)}m${Number(marketing)}`);
