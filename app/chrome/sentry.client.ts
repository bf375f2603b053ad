/** Sends errors to Sentry when it is configured; replay only with consent to analytics. */
import { init, replayIntegration } from "@sentry/browser";
import { ignoredErrors } from "./client-errors";

/** Settings of the user's specification, section 9. */
export function startSentry(dsn: string, mayReplay: boolean): void {
  init({
    dsn,
    environment: "production",
    release: "1.0.1",
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: mayReplay ? 0.1 : 0,
    replaysOnErrorSampleRate: mayReplay ? 1 : 0,
    integrations: mayReplay ? [replayIntegration({ maskAllText: true, blockAllMedia: true })] : [],
    ignoreErrors: [ignoredErrors],
  });
}
