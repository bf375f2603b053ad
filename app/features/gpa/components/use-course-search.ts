/** Suggests courses of the catalog while somebody types; without network there are none. */
import { useEffect, useState } from "react";

export interface Suggestion {
  course_code: string;
  course_name: string;
  credits: number | null;
}

const PAUSE_MS = 250;
const SHORTEST = 2;
const MOST = 8;

export function useCourseSearch() {
  const [query, setQuery] = useState("");
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const words = query.trim();
    if (words.length < SHORTEST) return;
    const aborter = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/api/v1/catalog/courses?q=${encodeURIComponent(words)}`, { signal: aborter.signal });
        if (!answer.ok) return;
        const { courses } = (await answer.json()) as { courses: Suggestion[] };
        setSuggestions(courses.slice(0, MOST));
      } catch {
        // Typing goes on without suggestions.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [query]);
  return { suggestions, search: setQuery };
}
