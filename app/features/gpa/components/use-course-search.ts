/** Suggests courses of the catalog while somebody types; without network there are none. */
import { useState } from "react";
import { request } from "~/kit/request";
import { useLookUp } from "~/kit/use-look-up";

export interface Suggestion {
  course_code: string;
  course_name: string;
  credits: number | null;
}

const MOST = 8;
const NONE: readonly Suggestion[] = [];

async function find(q: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const answer = await request(`/api/v1/catalog/courses?${new URLSearchParams({ q })}`, { signal });
  return answer.ok ? ((await answer.json()) as { courses: Suggestion[] }).courses.slice(0, MOST) : NONE;
}

const LOOK_UP = { find, pauseMs: 250, minLetters: 2 };

export function useCourseSearch() {
  const [query, search] = useState("");
  const { answer } = useLookUp(query.trim(), LOOK_UP);
  return { suggestions: answer ?? NONE, search };
}
