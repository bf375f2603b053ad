/** Courses that fit what is being typed, as links below the field while the search has the focus. */
import { useTranslation } from "react-i18next";
import { coursePath } from "~/features/catalog/offered/course-paths";
import { COURSE_LOOK_UP } from "~/features/catalog/offered/find-courses";
import { Link } from "~/kit/link";
import { useLookUp } from "~/kit/use-look-up";

/** As many as stand above the keyboard of a phone. */
const SHOWN = 6;

export default function CourseSuggestions({ words }: { words: string }) {
  const { t } = useTranslation("home");
  const { state, answer } = useLookUp(words, COURSE_LOOK_UP);
  const found = (answer ?? []).slice(0, SHOWN);
  const isShown = words !== "" && found.length > 0;
  return (
    <>
      <p role="status" className="sr-only">
        {state === "done" && t("hero.fit", { count: found.length })}
      </p>
      {isShown && (
        <ul
          aria-label={t("hero.fitting")}
          // The field keeps the focus while a link is pressed: Safari gives it to no link, and the list would be gone before the click.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 mt-1 hidden divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 text-base-content shadow-lg group-focus-within:block"
        >
          {found.map(({ course_code, course_name }) => (
            <li key={course_code}>
              <Link to={coursePath(course_code)} prefetch="intent" className="block truncate px-4 py-2.5 hover:bg-base-200">
                <span className="font-bold">{course_code}</span> {course_name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
