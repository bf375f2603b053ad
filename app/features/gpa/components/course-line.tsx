/** One course of a term: what is typed most stands in a row, the rest folds away. */
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDecimal } from "~/platform/forms/plain-text";
import { courseKey } from "~/university/course-key";
import { grading } from "~/university/grading";
import type { TranscriptLine } from "../gpa.schemas";
import { GRADES, type Grade, PROGRAMMES } from "../grades";
import { isCredits } from "../plain-transcript.rules";
import { MAX_SEMESTER } from "../transcript-limits";
import type { Suggestion } from "./use-course-search";
import { useGpaWords } from "./use-gpa-words";

const CODE = /^\s*(?:[A-Za-zİı]{2,5}\s?\d{3,4}[A-Za-z]?|\d{7})\s*$/;

/** Whether a course can be taken as not included here. */
const HAS_NI = grading.mostNotIncluded !== null;

export interface EarlierLine {
  id: string;
  label: string;
}

export interface CourseLineProps {
  line: TranscriptLine;
  /** Lines of earlier terms that it may repeat or replace; asked for when they are shown. */
  earlierLines(): readonly EarlierLine[];
  suggestions: readonly Suggestion[];
  /** Id of the list that the browser offers them from. */
  listId: string;
  onSearch(text: string): void;
  onChange(change: Partial<TranscriptLine>, field: string): void;
  onRemove(): void;
}

/** What typing in the course field means: a code, a name, or one of the suggestions, which fills in the rest. */
function readCourse(text: string, suggestions: readonly Suggestion[]): Partial<TranscriptLine> {
  const chosen = suggestions.find(({ course_code }) => course_code === text);
  if (chosen) return { code: chosen.course_code, name: chosen.course_name, ...(chosen.credits !== null && { credits: chosen.credits }) };
  return CODE.test(text) ? { code: text.slice(0, 40), name: "" } : { code: "", name: text.slice(0, 200) };
}

export function GradeSelect({
  label,
  value,
  emptyLabel,
  onChange,
}: {
  label: string;
  value: Grade | null;
  emptyLabel: string;
  onChange(grade: Grade | null): void;
}) {
  return (
    <select
      aria-label={label}
      className="select w-full px-2 text-base"
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : (target.value as Grade))}
    >
      <option value="">{emptyLabel}</option>
      {GRADES.map((grade) => (
        <option key={grade}>{grade}</option>
      ))}
    </select>
  );
}

/** Credits stay as they are typed until they are right; only then they count. */
export function CreditsInput({ label, line, onChange }: { label: string; line: TranscriptLine; onChange(credits: number): void }) {
  const { t } = useTranslation("gpa");
  const { number } = useGpaWords();
  const [draft, setDraft] = useState<string | null>(null);
  const errorId = useId();
  const read = (text: string) => readDecimal(text) ?? Number.NaN;
  const isWrong = draft !== null && !isCredits(read(draft));
  return (
    <>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        className={`input w-full px-2 text-center text-base ${isWrong ? "input-error" : ""}`}
        value={draft ?? number(line.credits)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          const credits = read(target.value);
          if (isCredits(credits)) onChange(credits);
        }}
        onBlur={() => !isWrong && setDraft(null)}
      />
      {isWrong && (
        <p id={errorId} className="order-last col-span-full text-sm font-medium text-error">
          {t("input.halfCredits")}
        </p>
      )}
    </>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is among the children.
    <label className="flex min-w-0 flex-col gap-1 text-sm">
      <span className="font-medium">{label}</span>
      {children}
    </label>
  );
}

/** What few courses need: a tried grade, NI, links, programmes, and taking the line away. */
function MoreOfLine({ line, earlierLines, onChange, onRemove }: Pick<CourseLineProps, "line" | "earlierLines" | "onChange" | "onRemove">) {
  const { t } = useTranslation("gpa");
  const link = line.replaces === undefined ? "auto" : (line.replaces ?? "none");
  const setLink = (value: string) => {
    const replaces = value === "auto" ? undefined : value === "none" ? null : value;
    onChange({ replaces }, "replaces");
  };
  const toggle = (programme: (typeof PROGRAMMES)[number], isOn: boolean) => {
    const programmes = PROGRAMMES.filter((each) => (each === programme ? isOn : line.programmes.includes(each)));
    if (programmes.length > 0) onChange({ programmes }, "programmes");
  };
  return (
    <div className="mt-2 grid gap-3 rounded-box bg-base-200 p-3 sm:grid-cols-2">
      <Labelled label={t("fields.what_if")}>
        <GradeSelect
          label={t("fields.what_if")}
          value={line.what_if}
          emptyLabel={t("grade.same")}
          onChange={(what_if) => onChange({ what_if }, "what_if")}
        />
      </Labelled>
      <Labelled label={t("fields.replaces")}>
        <select className="select w-full text-base" value={link} onChange={({ target }) => setLink(target.value)}>
          <option value="auto">{t("links.auto")}</option>
          <option value="none">{t("links.none")}</option>
          {earlierLines().map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={t("fields.semester")}>
        <select
          className="select w-full text-base"
          value={line.semester ?? ""}
          onChange={({ target }) => onChange({ semester: target.value === "" ? undefined : Number(target.value) }, "semester")}
        >
          <option value="">{t("studies.placeUnknown")}</option>
          {Array.from({ length: MAX_SEMESTER }, (_, i) => (
            <option key={i + 1}>{i + 1}</option>
          ))}
        </select>
      </Labelled>
      <fieldset className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
        <legend className="mb-1 font-medium">{t("fields.programmes")}</legend>
        {PROGRAMMES.map((programme) => (
          <label key={programme} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              checked={line.programmes.includes(programme)}
              onChange={({ target }) => toggle(programme, target.checked)}
            />
            {t(`programmes.${programme}`)}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-end justify-between gap-3 text-sm">
        {HAS_NI && (
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              checked={line.is_ni}
              onChange={({ target }) => onChange({ is_ni: target.checked }, "is_ni")}
            />
            {t("fields.is_ni")}
          </label>
        )}
        <button type="button" className="btn btn-sm ms-auto" onClick={onRemove}>
          {t("acts.remove")}
        </button>
      </div>
    </div>
  );
}

export function CourseLine(props: CourseLineProps) {
  const { line, suggestions, listId, onSearch, onChange } = props;
  const { t } = useTranslation("gpa");
  const [isMore, setIsMore] = useState(false);
  const key = courseKey(line.code);
  const course = line.code || line.name;
  const named = (field: string) => (course ? `${field}, ${course}` : field);
  return (
    <li className="border-b border-base-300 py-2 last:border-b-0">
      <div className="grid grid-cols-[minmax(0,1fr)_3.5rem_5.5rem_2.75rem] gap-2">
        <input
          aria-label={t("fields.course")}
          placeholder={t("hints.course")}
          list={listId}
          autoComplete="off"
          spellCheck={false}
          className="input w-full px-2 text-base"
          value={course}
          onChange={({ target }) => {
            onSearch(target.value);
            onChange(readCourse(target.value, suggestions), "course");
          }}
        />
        <CreditsInput label={named(t("fields.credits"))} line={line} onChange={(credits) => onChange({ credits }, "credits")} />
        <GradeSelect
          label={named(t("fields.grade"))}
          value={line.grade}
          emptyLabel="—"
          onChange={(grade) => onChange({ grade }, "grade")}
        />
        <button
          type="button"
          className="btn btn-ghost btn-square"
          aria-label={named(t("acts.more"))}
          aria-expanded={isMore}
          onClick={() => setIsMore(!isMore)}
        >
          <span aria-hidden>⋯</span>
        </button>
      </div>
      {line.code && line.name && (
        <p className="mt-1 truncate text-sm text-muted">
          {/^[A-Z]/.test(key) && /^\s*\d/.test(line.code) && <strong>{key} </strong>}
          {line.name}
        </p>
      )}
      {isMore && <MoreOfLine {...props} />}
    </li>
  );
}
