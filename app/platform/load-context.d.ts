import "@remix-run/cloudflare";
import type { Context } from "./context";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** What use cases need; `actor` is filled by `restore`. */
    ctx: Context;
    /** Finds out who asks, once per request; the guard calls it before every handler. */
    restore(): Promise<void>;
    /** For inline scripts under the content security policy. */
    nonce: string;
    /** Set-Cookie values that leave with the response. */
    cookies: string[];
    /** Whether the document's policy lets it ask Google for a map. */
    allowsMaps: boolean;
    /** The browser asks for a document: a form was sent without scripts. */
    isDocument?: boolean;
    /** The form was sent before its writer signed in again: it is drawn once more, and nothing is done. */
    isUnsent?: boolean;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
