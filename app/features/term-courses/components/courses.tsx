/** The courses of one's term: chosen, added, removed, and each with what counts in it. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { plainCourseCode } from "~/platform/course-codes";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import { courseOf, type TermAct, type TermCourse } from "../term-acts.rules";
import { offeredCourses } from "../term-store";
import { AbsencesPanel } from "./absences-panel";
import { NeedTable } from "./need-table";
import { PartsList } from "./parts-list";
import { useTerm } from "./use-term";

const MAX_CODE = 20;
const MOST_COURSES = 60;

interface CoursesProps {
  /** The user id of who is signed in, as the document says; null: nobody, or the document was kept for reading offline. */
  owner: string | null;
  term: string;
}

/** The course that a link asks for. */
const asked = () => plainCourseCode(new URLSearchParams(window.location.search).get("course") ?? "").slice(0, MAX_CODE);

function AddForm({ onAdd }: { onAdd(code: string): void }) {
  const { t } = useTranslation("term-courses");
  const [code, setCode] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const plain = plainCourseCode(code);
    if (plain === "") return;
    onAdd(plain);
    setCode("");
  };
  return (
    <form onSubmit={add} className="flex flex-wrap items-end gap-2 print:hidden">
      <label className="flex flex-col gap-1">
        <span className="text-sm font-medium">{t("add.code")}</span>
        <input
          className="input w-40 text-base"
          autoComplete="off"
          maxLength={MAX_CODE}
          required
          placeholder="CENG140"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <button type="submit" className="btn">
        {t("add.submit")}
      </button>
    </form>
  );
}

function Offer({ courses, act }: { courses: readonly TermCourse[]; act(act: TermAct): void }) {
  const { t } = useTranslation("term-courses");
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="device-courses" className="mb-4 flex flex-col gap-3 rounded-box border border-base-300 p-4 print:hidden">
      <h2 id="device-courses" className="font-semibold">
        {t("onDevice.title", { count: courses.length })}
      </h2>
      <p>{courses.map(({ code }) => code).join(", ")}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={() => act({ type: "answer", taken: courses })}>
          {t("onDevice.take")}
        </button>
        <button type="button" className="btn" onClick={() => act({ type: "answer", taken: [] })}>
          {t("onDevice.leave")}
        </button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  courses: readonly TermCourse[];
  current: string | undefined;
  onChoose(id: string): void;
}

function Choice({ courses, current, onChoose }: ChoiceProps) {
  const { t } = useTranslation("term-courses");
  const { term } = useCatalogWords();
  const isSeveral = new Set(courses.map((course) => course.term)).size > 1;
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{t("courses")}</legend>
      {courses.map((course) => (
        <button
          key={course.id}
          type="button"
          aria-pressed={course.id === current}
          className={`btn btn-sm ${course.id === current ? "btn-neutral" : ""}`}
          onClick={() => onChoose(course.id)}
        >
          {course.code}
          {isSeveral && ` · ${term(course.term)}`}
        </button>
      ))}
    </fieldset>
  );
}

export function Courses({ owner, term }: CoursesProps) {
  const { t } = useTranslation("term-courses");
  const words = useCatalogWords();
  const { store, isKept, act, undo } = useTerm(owner);
  const [link] = useState(() => (asked() === "" ? null : courseOf(term, asked())));
  const [chosen, setChosen] = useState(link?.id);
  const isNew = link !== null && chosen === link.id && !store.courses.some(({ id }) => id === link.id);
  const courses = isNew ? [...store.courses, link] : store.courses;
  const sorted = courses.toSorted((a, b) => (a.term === b.term ? 0 : a.term < b.term ? 1 : -1));
  const course = sorted.find(({ id }) => id === chosen) ?? sorted[0];
  const add = (code: string) => {
    act({ type: "add", course: courseOf(term, code) });
    setChosen(courseOf(term, code).id);
  };
  const remove = (gone: TermCourse) => {
    act({ type: "remove", course: gone });
    setChosen(undefined);
  };
  return (
    <>
      <Offer courses={owner === null ? [] : offeredCourses(store)} act={act} />
      {!isKept && (
        <p role="alert" className="mb-4 border-s-4 border-warning ps-3">
          {t("notKept")}
        </p>
      )}
      <Choice courses={sorted} current={course?.id} onChoose={setChosen} />
      <div className="flex flex-wrap items-end gap-2">
        {courses.length < MOST_COURSES && <AddForm onAdd={add} />}
        {(undo || courses.length > 0) && (
          <button type="button" className="btn print:hidden" disabled={!undo} onClick={undo ?? undefined}>
            {t("undo")}
          </button>
        )}
      </div>
      {course ? (
        <article key={course.id} aria-labelledby="course-title" className="mt-6">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="course-title" className="text-2xl font-bold">
              {course.code} <span className="text-base font-normal text-muted">{words.term(course.term)}</span>
            </h2>
            {!isNew && (
              <button type="button" className="btn btn-sm print:hidden" onClick={() => remove(course)}>
                {t("removeLabel", { code: course.code })}
              </button>
            )}
          </div>
          <PartsList course={course} isSignedIn={owner !== null} act={act} />
          <NeedTable course={course} act={act} />
          <AbsencesPanel course={course} act={act} />
        </article>
      ) : (
        <div className="mt-6">
          <EmptyState
            title={t("none.title")}
            text={t(owner === null ? "none.text" : "none.orFromSchedule")}
            drawing="calendar"
            act={
              owner !== null && (
                <Link to="/schedule/all" className="btn">
                  {t("none.schedules")}
                </Link>
              )
            }
          />
        </div>
      )}
    </>
  );
}
