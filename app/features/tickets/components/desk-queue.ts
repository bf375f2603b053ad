/** Checking tickets in through a short loss of network: what the site hasn't answered is kept on the device and asked again. */
import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { accountKey } from "~/platform/account-copies";

/** How often what wasn't answered is asked again, in milliseconds. */
const AGAIN = 10_000;
/** An answer that takes longer is none. */
const TIMEOUT = 8000;

export interface LetIn {
  ticketId: string;
  holder: string | null;
  category: string;
}

/** What the site said of a code; null while it can't be asked. */
type Answer = { done: LetIn } | { refused: string } | null;

/** A code that was refused after it had waited. */
export interface RefusedScan {
  code: string;
  reason: string;
}

async function ask(eventId: string, code: string): Promise<Answer> {
  try {
    const response = await fetch("/api/v1/event/ticket/check-in", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ event_id: eventId, code }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const body = (await response.json()) as { ticket_id: string; holder: string | null; category: string; error?: { message: string } };
    if (response.ok) return { done: { ticketId: body.ticket_id, holder: body.holder, category: body.category } };
    const isFinal = response.status >= 400 && response.status < 500 && ![401, 408, 429].includes(response.status);
    return isFinal ? { refused: body.error?.message ?? "" } : null;
  } catch {
    return null;
  }
}

const keyOf = (eventId: string) => accountKey(`check-in.${eventId}`);

/** Codes that wait on this device. */
function readWaiting(eventId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(eventId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((code) => typeof code === "string") : [];
  } catch {
    return [];
  }
}

function keepWaiting(eventId: string, codes: readonly string[]): void {
  try {
    if (codes.length === 0) localStorage.removeItem(keyOf(eventId));
    else localStorage.setItem(keyOf(eventId), JSON.stringify(codes));
  } catch {
    // A browser without storage keeps them for as long as the page is open.
  }
}

/** The door of an event with scripts: sends codes one by one, and keeps those that couldn't be sent. */
export function useDesk(eventId: string) {
  const [waiting, setWaiting] = useState<string[]>([]);
  const [refused, setRefused] = useState<RefusedScan[]>([]);
  const [answer, setAnswer] = useState<Answer>(null);
  const { revalidate } = useRevalidator();
  const isAsking = useRef(false);
  const change = useCallback(
    (next: (codes: string[]) => string[]) => {
      const codes = next(readWaiting(eventId));
      keepWaiting(eventId, codes);
      setWaiting(codes);
    },
    [eventId],
  );
  const retry = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    for (const code of readWaiting(eventId)) {
      const said = await ask(eventId, code);
      if (said === null) break;
      change((codes) => codes.filter((each) => each !== code));
      if ("refused" in said) setRefused((all) => [...all, { code, reason: said.refused }]);
      else setAnswer(said);
      revalidate();
    }
    isAsking.current = false;
  }, [eventId, change, revalidate]);
  useEffect(() => {
    setWaiting(readWaiting(eventId));
    const timer = window.setInterval(retry, AGAIN);
    window.addEventListener("online", retry);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [eventId, retry]);
  const send = useCallback(
    async (code: string) => {
      const said = await ask(eventId, code);
      setAnswer(said);
      if (said === null) change((codes) => (codes.includes(code) ? codes : [...codes, code]));
      else if ("done" in said) revalidate();
    },
    [eventId, change, revalidate],
  );
  return { waiting, refused, answer, send, forget: () => setRefused([]) };
}
