/** Sends errors to Sentry; loaded only when it is configured and the reader has consented to analytics. */
import { browserTracingIntegration, init, makeFetchTransport, replayIntegration } from "@sentry/browser";
import { ignoredErrors, monitoring } from "../platform/errors/monitoring";
import { patternOf } from "./remix-window";
import { envelopeWithout, scrubAddresses } from "./scrub-addresses";

const hide = (text: string) => scrubAddresses(text, location.origin, patternOf);

/** Sends as Sentry does, but pages by their patterns: an address may hold a token, and tells what somebody looked at. */
function transport(options: Parameters<typeof makeFetchTransport>[0], send: typeof fetch) {
  const inner = makeFetchTransport(options, send);
  return { ...inner, send: (envelope: Parameters<typeof inner.send>[0]) => inner.send(envelopeWithout(envelope, hide)) };
}

let isStarted = false;

/**
 * Settings of the user's specification, section 9.
 * @param isWatched whether anything may leave the browser still; asked each time
 */
export function startSentry(dsn: string, isWatched: () => boolean): void {
  if (isStarted) return;
  isStarted = true;
  const unlessOver = <Sent>(sent: Sent): Sent | null => (isWatched() ? sent : null);
  // Sentry counts sessions too, and sends them past the doors below.
  const send: typeof fetch = (...request) => (isWatched() ? fetch(...request) : Promise.resolve(new Response()));
  init({
    dsn,
    transport: (options) => transport(options, send),
    environment: monitoring.environment,
    release: monitoring.release,
    tracesSampleRate: monitoring.tracesSampleRate,
    replaysSessionSampleRate: monitoring.replaysSessionSampleRate,
    replaysOnErrorSampleRate: monitoring.replaysOnErrorSampleRate,
    // Compressing would take a worker made of a text, which the site's policy forbids.
    integrations: [
      browserTracingIntegration(),
      replayIntegration({ maskAllText: true, blockAllMedia: true, useCompression: false, beforeAddRecordingEvent: unlessOver }),
    ],
    ignoreErrors: [ignoredErrors],
    beforeSend: unlessOver,
    beforeSendTransaction: unlessOver,
  });
}
