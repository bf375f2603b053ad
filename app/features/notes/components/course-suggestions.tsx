/** Courses by the code or the words that are being typed, for the field's own list; nothing without scripts. */
import { useField } from "@conform-to/react";
import { COURSE_LOOK_UP } from "~/features/catalog/offered/find-courses";
import { useLookUp } from "~/kit/use-look-up";

export default function CourseSuggestions({ id }: { id: string }) {
  const [course] = useField<string>("course");
  const found = useLookUp((course.value ?? "").trim(), COURSE_LOOK_UP).answer ?? [];
  return (
    <datalist id={id}>
      {found.map(({ course_code, course_name }) => (
        <option key={course_code} value={course_code} label={`${course_code} · ${course_name}`} />
      ))}
    </datalist>
  );
}
