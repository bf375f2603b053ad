/** What was understood of a pasted transcript, line by line; courses that leave something open stand first, and can be changed. */
import { useTranslation } from "react-i18next";
import type { TranscriptLine } from "../gpa.schemas";
import type { ReadLine, ReadText } from "../import-transcript.rules";
import { CreditsInput, GradeSelect } from "./course-line";
import { type ChangeLines, CreditDifferences } from "./credit-differences";
import { useGpaWords } from "./use-gpa-words";

const MOST_SHOWN = 150;

/** What the page says of a text: everything but the transcript itself. */
export type ReadReport = Omit<ReadText, "transcript"> & {
  courses: number;
  /** What these lines come to, where it stands nowhere else. */
  cgpa?: number | null;
};

type CourseLine = ReadLine & { kind: "course" };

function LineReport({ line }: { line: ReadLine }) {
  const { t } = useTranslation("gpa");
  const { t: reading } = useTranslation("transcript-import");
  const { term, number } = useGpaWords();
  if (line.kind === "term") return <strong>{term(line.term)}</strong>;
  if (line.kind === "columns") return <>{reading("paste.columns")}</>;
  if (line.kind === "refused") return <span className="text-error">{reading(`refusals.${line.reason}`)}</span>;
  const { code, name, credits, grade, is_ni } = line.course;
  return <>{[code, name, number(credits), grade ?? t("grade.none"), is_ni && "NI"].filter(Boolean).join(" · ")}</>;
}

function DoubtfulCourse({ line, onChange }: { line: CourseLine; onChange?: ChangeLines }) {
  const { t } = useTranslation("gpa");
  const { t: reading } = useTranslation("transcript-import");
  const { term } = useGpaWords();
  const { course } = line;
  const change = (own: Partial<TranscriptLine>) =>
    onChange?.((lines) => lines.map((each) => (each === line ? { ...line, course: { ...course, ...own } } : each)));
  const named = (field: string) => [field, course.code || course.name].filter(Boolean).join(", ");
  return (
    <li className="border-b border-base-300 px-3 py-2 last:border-b-0">
      <span className="block break-words text-muted">
        {reading("paste.line", { number: line.number })}: {line.text}
      </span>
      <p className="font-medium break-words">
        <LineReport line={line} />
      </p>
      {line.doubt && <p>{reading(`doubts.${line.doubt}`, { term: term(line.term) })}</p>}
      {onChange && (
        <div className="mt-2 grid max-w-sm grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-2">
          <CreditsInput label={named(t("fields.credits"))} line={course} onChange={(credits) => change({ credits })} />
          <GradeSelect
            label={named(t("fields.grade"))}
            value={course.grade}
            emptyLabel={t("grade.none")}
            onChange={(grade) => change({ grade })}
          />
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              aria-label={named(t("fields.is_ni"))}
              checked={course.is_ni}
              onChange={({ target }) => change({ is_ni: target.checked })}
            />
            NI
          </label>
        </div>
      )}
    </li>
  );
}

/** @param onChange left out where nothing can be changed */
export function ReadLines({ report, onChange }: { report: ReadReport; onChange?: ChangeLines }) {
  const { t } = useTranslation("gpa");
  const { t: reading } = useTranslation("transcript-import");
  const { average } = useGpaWords();
  const { lines, failure, courses, cgpa } = report;
  if (failure) {
    return (
      <p role="alert" className="mt-3 font-medium text-error">
        {reading(`refusals.${failure}`)}
      </p>
    );
  }
  const refused = lines.filter(({ kind }) => kind === "refused").length;
  const doubtful = lines.filter((line): line is CourseLine => line.kind === "course" && line.doubt !== null);
  const rest = lines.length - MOST_SHOWN;
  return (
    <div className="mt-3">
      <p role="status" className="font-medium">
        {courses === 0 ? reading("paste.nothing") : reading("paste.read", { count: courses })}
        {doubtful.length > 0 && `, ${reading("paste.unsure", { count: doubtful.length })}`}
        {refused > 0 && `, ${reading("paste.refused", { count: refused })}`}
        {cgpa != null && ` · ${t("average.cgpa")} ${average(cgpa)}`}
      </p>
      {doubtful.length > 0 && (
        <section aria-label={reading("doubts.title")} className="mt-2 text-sm">
          <h3 className="font-semibold">{reading("doubts.title")}</h3>
          <ul className="mt-1 rounded-box border border-warning">
            {doubtful.slice(0, MOST_SHOWN).map((line) => (
              <DoubtfulCourse key={lines.indexOf(line)} line={line} onChange={onChange} />
            ))}
          </ul>
        </section>
      )}
      {onChange && <CreditDifferences lines={lines} onChange={onChange} />}
      {lines.length > 0 && (
        <ol className="mt-2 max-h-96 overflow-y-auto rounded-box border border-base-300 text-sm">
          {lines.slice(0, MOST_SHOWN).map((line, at) => (
            <li key={at} className="border-b border-base-300 px-3 py-1.5 last:border-b-0">
              <span className="block truncate text-muted" title={line.text}>
                {reading("paste.line", { number: line.number })}: {line.text}
              </span>
              <LineReport line={line} />
            </li>
          ))}
          {rest > 0 && <li className="px-3 py-1.5">{t("paste.more", { count: rest })}</li>}
        </ol>
      )}
    </div>
  );
}
