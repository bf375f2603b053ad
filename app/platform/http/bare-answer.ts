/** What is answered where nothing else can be: a page without script or style sheet, or JSON for programs. */
import type { DomainError } from "../errors/define";
import type { Locale } from "../i18n/config";
import { domainErrorResponse, messageKey, type Translate } from "./answer.server";

/** Nothing that could be missing too. */
const pageOf = (locale: string, title: string, text: string) => `<!DOCTYPE html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<body style="max-width:36rem;margin:0 auto;padding:3rem 1rem;font:1rem/1.5 system-ui,sans-serif">
<h1 style="font-size:1.5rem">${title}</h1>
<p>${text}</p>
</body>
</html>
`;

const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

interface Bare {
  refusal: DomainError;
  /** The key of the page's heading. */
  title: string;
  /** When to come back; left out where that is unknown. */
  seconds?: number;
  locale: Locale;
  t: Translate;
}

export function bareAnswer(request: Request, { refusal, title, seconds, locale, t }: Bare): Response {
  const always = { ...HEADERS, ...(seconds !== undefined && { "Retry-After": String(seconds) }) };
  if (new URL(request.url).pathname.startsWith("/api/")) {
    const answer = domainErrorResponse(refusal, t);
    for (const [name, value] of Object.entries(always)) answer.headers.set(name, value);
    return answer;
  }
  const headers = { ...always, "Content-Type": "text/html; charset=utf-8" };
  return new Response(pageOf(locale, t(title), t(messageKey(refusal.code))), { status: refusal.status, headers });
}
