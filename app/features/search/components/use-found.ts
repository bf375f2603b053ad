/** Asks the search while somebody types. */
import { useEffect, useState } from "react";
import type { SearchGroup } from "../search.service.server";

const PAUSE_MS = 180;
const MIN_LETTERS = 2;

interface Answer {
  groups: SearchGroup[];
  corrected: string | null;
  isUnsearchable: boolean;
}

export interface Found extends Answer {
  state: "idle" | "looking" | "done" | "failed";
}

const NOTHING: Answer = { groups: [], corrected: null, isUnsearchable: false };

async function find(q: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/v1/search?${new URLSearchParams({ q })}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  const { groups, corrected, is_unsearchable } = (await response.json()) as Omit<Answer, "isUnsearchable"> & { is_unsearchable: boolean };
  return { groups, corrected, isUnsearchable: is_unsearchable };
}

/** What fits, once typing has paused; a later question's answer is never overtaken by an earlier one's. */
export function useFound(q: string): Found {
  const [found, setFound] = useState<Found>({ ...NOTHING, state: "idle" });
  useEffect(() => {
    if (q.length < MIN_LETTERS) return setFound({ ...NOTHING, state: "idle" });
    const leaving = new AbortController();
    setFound((before) => ({ ...before, state: "looking" }));
    const look = () =>
      find(q, leaving.signal).then(
        (answer) => setFound({ ...answer, state: "done" }),
        () => leaving.signal.aborted || setFound({ ...NOTHING, state: "failed" }),
      );
    const timer = setTimeout(look, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q]);
  return found;
}
