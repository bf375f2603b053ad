/** Stores a reader's choices for this browser: language, theme, cookie consent. Works as a plain form. */
import { z } from "zod";
import { safeReturnTo } from "../access/return-to";
import { locales } from "../i18n/config";
import { localeCookie } from "../i18n/i18n.server";
import { CONSENT_COOKIE, THEME_COOKIE, themes } from "../preferences";
import { endpoint } from "./endpoint";

const YEAR = 365 * 86_400;
const plainCookie = (name: string, value: string) => `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR}`;

/** `all`, `none`, or single toggles. */
function consentValue(form: FormData): string | null {
  const kind = form.get("consent");
  if (kind === "all") return "a1m1";
  if (kind === "none") return "a0m0";
  return kind === "chosen" ? `a${form.has("analytics") ? 1 : 0}m${form.has("marketing") ? 1 : 0}` : null;
}

export const preferencesEndpoint = endpoint({
  method: "POST",
  path: "/preferences",
  whilePaused: "open",
  access: "public",
  staysOpen: true,
  summary: "Store language, theme or cookie consent for this browser (a form, answered with a redirect)",
  response: z.null(),
  async handler({ request, setCookie }) {
    const form = await request.formData().catch(() => new FormData());
    const locale = locales.find((name) => name === form.get("locale"));
    const theme = themes.find((name) => name === form.get("theme"));
    const consent = consentValue(form);
    if (locale) setCookie(await localeCookie.serialize(locale));
    if (theme) setCookie(plainCookie(THEME_COOKIE, theme));
    if (consent) setCookie(plainCookie(CONSENT_COOKIE, consent));
    return new Response(null, { status: 303, headers: { Location: safeReturnTo(form.get("return_to")) } });
  },
});
