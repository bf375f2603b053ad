/** Sends errors to Sentry; loaded only when it is configured and the reader has consented to analytics. */
import { browserTracingIntegration, init, replayIntegration } from "@sentry/browser";
import { ignoredErrors } from "./client-errors";

/** Settings of the user's specification, section 9. */
export function startSentry(dsn: string): void {
  init({
    dsn,
    environment: "production",
    release: "1.0.1",
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: [browserTracingIntegration(), replayIntegration({ maskAllText: true, blockAllMedia: true })],
    ignoreErrors: [ignoredErrors],
  });
}
