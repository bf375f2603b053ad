/** Sends errors to Sentry; loaded only when it is configured and the reader has consented to analytics. */
import { browserTracingIntegration, init, replayIntegration } from "@sentry/browser";
import { ignoredErrors, monitoring } from "../platform/errors/monitoring";

/**
 * Settings of the user's specification, section 9.
 * @param isWatched whether anything may leave the browser still; asked each time
 */
export function startSentry(dsn: string, isWatched: () => boolean): void {
  const unlessOver = <Sent>(sent: Sent): Sent | null => (isWatched() ? sent : null);
  init({
    dsn,
    environment: monitoring.environment,
    release: monitoring.release,
    tracesSampleRate: monitoring.tracesSampleRate,
    replaysSessionSampleRate: monitoring.replaysSessionSampleRate,
    replaysOnErrorSampleRate: monitoring.replaysOnErrorSampleRate,
    integrations: [
      browserTracingIntegration(),
      replayIntegration({ maskAllText: true, blockAllMedia: true, beforeAddRecordingEvent: unlessOver }),
    ],
    ignoreErrors: [ignoredErrors],
    beforeSend: unlessOver,
    beforeSendTransaction: unlessOver,
  });
}
