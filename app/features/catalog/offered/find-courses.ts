/** Courses of the catalog by the code or the words that are being typed, for `useLookUp`. */
import { request } from "~/kit/request";

export interface FoundCourse {
  course_code: string;
  course_name: string;
}

async function find(q: string, signal: AbortSignal): Promise<FoundCourse[]> {
  const response = await request(`/api/v1/catalog/courses?${new URLSearchParams({ q })}`, { signal });
  return response.ok ? ((await response.json()) as { courses: FoundCourse[] }).courses : [];
}

/** A failed look-up finds nothing. */
export const COURSE_LOOK_UP = { find, pauseMs: 250, minLetters: 2 };
