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
  dateKey: number;
}

/** What the site said of a code; null while it can't be asked. */
type Answer = { done: LetIn } | { refused: string } | null;

/** A code that waits, with the date that the door let in for when it was scanned. */
export interface WaitingScan {
  code: string;
  dateKey: number;
}

/** A code that was refused after it had waited. */
export interface RefusedScan extends WaitingScan {
  reason: string;
}

interface Said {
  ticket_id: string;
  holder: string | null;
  category: string;
  date_key: number;
  error?: { message: string };
}

async function ask(eventId: string, { code, dateKey }: WaitingScan): Promise<Answer> {
  try {
    const response = await fetch("/api/v1/event/ticket/check-in", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ event_id: eventId, code, date_key: dateKey }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const body = (await response.json()) as Said;
    if (response.ok) {
      const { ticket_id: ticketId, holder, category, date_key } = body;
      return { done: { ticketId, holder, category, dateKey: date_key } };
    }
    const isFinal = response.status >= 400 && response.status < 500 && ![401, 408, 429].includes(response.status);
    return isFinal ? { refused: body.error?.message ?? "" } : null;
  } catch {
    return null;
  }
}

const keyOf = (eventId: string) => accountKey(`check-in.${eventId}`);

const isWaiting = (kept: unknown): kept is WaitingScan =>
  typeof kept === "object" && kept !== null && "code" in kept && typeof kept.code === "string" && "dateKey" in kept;

const isSame = (one: WaitingScan, other: WaitingScan) => one.code === other.code && one.dateKey === other.dateKey;

/** Codes that wait on this device. */
function readWaiting(eventId: string): WaitingScan[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(eventId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function keepWaiting(eventId: string, scans: readonly WaitingScan[]): void {
  try {
    if (scans.length === 0) localStorage.removeItem(keyOf(eventId));
    else localStorage.setItem(keyOf(eventId), JSON.stringify(scans));
  } catch {
    // A browser without storage keeps them for as long as the page is open.
  }
}

/** The door of an event with scripts: sends codes one by one, and keeps those that couldn't be sent. */
export function useDesk(eventId: string, dateKey: number) {
  const [waiting, setWaiting] = useState<WaitingScan[]>([]);
  const [refused, setRefused] = useState<RefusedScan[]>([]);
  const [answer, setAnswer] = useState<Answer>(null);
  const { revalidate } = useRevalidator();
  const isAsking = useRef(false);
  const change = useCallback(
    (next: (scans: WaitingScan[]) => WaitingScan[]) => {
      const scans = next(readWaiting(eventId));
      keepWaiting(eventId, scans);
      setWaiting(scans);
    },
    [eventId],
  );
  const retry = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    for (const scan of readWaiting(eventId)) {
      const said = await ask(eventId, scan);
      if (said === null) break;
      change((scans) => scans.filter((each) => !isSame(each, scan)));
      if ("refused" in said) setRefused((all) => [...all, { ...scan, reason: said.refused }]);
      else setAnswer(said);
      revalidate();
    }
    isAsking.current = false;
  }, [eventId, change, revalidate]);
  useEffect(() => {
    setWaiting(readWaiting(eventId));
    const timer = window.setInterval(retry, AGAIN);
    window.addEventListener("online", retry);
    // A door that was left overnight lets in for another date.
    const look = () => document.visibilityState === "visible" && revalidate();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [eventId, retry, revalidate]);
  const send = useCallback(
    async (code: string) => {
      const scan = { code, dateKey };
      const said = await ask(eventId, scan);
      setAnswer(said);
      if (said === null) change((scans) => (scans.some((each) => isSame(each, scan)) ? scans : [...scans, scan]));
      else if ("done" in said) revalidate();
    },
    [eventId, dateKey, change, revalidate],
  );
  return { waiting, refused, answer, send, forget: () => setRefused([]) };
}
