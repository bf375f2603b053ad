/** Asks the search while somebody types. */
import { request } from "~/kit/request";
import { useLookUp } from "~/kit/use-look-up";
import type { SearchGroup } from "../search.service.server";

interface Answer {
  groups: SearchGroup[];
  corrected: string | null;
  isUnsearchable: boolean;
  hasFewer: boolean;
}

export interface Found extends Answer {
  state: "idle" | "looking" | "done" | "failed";
}

const NOTHING: Answer = { groups: [], corrected: null, isUnsearchable: false, hasFewer: false };

async function find(q: string, signal: AbortSignal): Promise<Answer> {
  const response = await request(`/api/v1/search?${new URLSearchParams({ q })}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  const { groups, corrected, is_unsearchable, has_fewer } = (await response.json()) as Pick<Answer, "groups" | "corrected"> & {
    is_unsearchable: boolean;
    has_fewer: boolean;
  };
  return { groups, corrected, isUnsearchable: is_unsearchable, hasFewer: has_fewer };
}

const LOOK_UP = { find, pauseMs: 180, minLetters: 2 };

/** What fits, once typing has paused. */
export function useFound(q: string): Found {
  const { state, answer } = useLookUp(q, LOOK_UP);
  return { ...(answer ?? NOTHING), state };
}
