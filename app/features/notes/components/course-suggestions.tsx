/** Courses by the code or the words that are being typed, for the field's own list; nothing without scripts. */
import { useField } from "@conform-to/react";
import { request } from "~/kit/request";
import { useLookUp } from "~/kit/use-look-up";

interface Found {
  course_code: string;
  course_name: string;
}

async function find(q: string, signal: AbortSignal): Promise<Found[]> {
  const response = await request(`/api/v1/catalog/courses?${new URLSearchParams({ q, size: "8" })}`, { signal });
  return response.ok ? ((await response.json()) as { courses: Found[] }).courses : [];
}

/** A failed look-up shows nothing: any code may be typed. */
const LOOK_UP = { find, pauseMs: 250, minLetters: 2 };

export default function CourseSuggestions({ id }: { id: string }) {
  const [course] = useField<string>("course");
  const found = useLookUp((course.value ?? "").trim(), LOOK_UP).answer ?? [];
  return (
    <datalist id={id}>
      {found.map(({ course_code, course_name }) => (
        <option key={course_code} value={course_code} label={`${course_code} · ${course_name}`} />
      ))}
    </datalist>
  );
}
