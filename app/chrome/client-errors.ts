/** Notices what breaks in the browser and tells the server, each thing once and only so often. */

import { ignoredErrors } from "../platform/errors/monitoring";

const MAX_REPORTS = 5;
const seen = new Set<string>();

function describe(thrown: unknown): { message: string; stack?: string } {
  if (thrown instanceof Error) return { message: thrown.message || thrown.name, stack: thrown.stack?.slice(0, 8000) };
  return { message: String(thrown) };
}

/** Reports something that was thrown; for errors that React has caught already. @returns the id under which staff find it, if it was taken */
export async function reportError(thrown: unknown): Promise<string | undefined> {
  const { message, stack } = describe(thrown);
  if (!message || ignoredErrors.test(message) || seen.has(message) || seen.size >= MAX_REPORTS) return;
  seen.add(message);
  const body = JSON.stringify({ message: message.slice(0, 1000), stack, route: window.location.pathname.slice(0, 300) });
  const sent = fetch("/api/v1/errors", { method: "POST", headers: { "Content-Type": "application/json" }, body, keepalive: true });
  const answer = await sent.then((response) => response.json() as Promise<{ error_id?: string }>).catch(() => undefined);
  return answer?.error_id;
}

/** Starts listening; called before anything else runs. */
export function watchErrors(): void {
  window.addEventListener("error", (event) => reportError(event.error ?? event.message));
  window.addEventListener("unhandledrejection", (event) => reportError(event.reason));
}
