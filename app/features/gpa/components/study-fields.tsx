/** What the regulation asks about somebody's studies as a whole; kept with the transcript. */
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { currentTerm, parseTerm } from "~/platform/terms";
import type { Transcript } from "../gpa.schemas";
import { studiesOf } from "../studies.rules";
import { MAX_LOAD } from "../transcript-limits";
import type { HistoryAct } from "./transcript-history";
import { useGpaWords } from "./use-gpa-words";

/** So many years back a programme may have begun, and so many ahead it may end. */
const YEARS_BACK = 16;
const YEARS_AHEAD = 6;

type Field = "normal_load" | "began" | "can_graduate_from";

/** Fall and spring of some years, the latest first; with the chosen term, wherever it lies. */
function termsBetween(from: number, to: number, chosen: string | undefined): string[] {
  const terms = Array.from({ length: to - from + 1 }, (_, i) => [`${to - i}-2`, `${to - i}-1`]).flat();
  return chosen === undefined || terms.includes(chosen) ? terms : [chosen, ...terms];
}

function StudyField(props: { field: Field; value: string; onChoose(value: string): void; children: ReactNode }) {
  const { field, value, onChoose, children } = props;
  const { t } = useTranslation("gpa");
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {t(`fields.${field}`)}
      </label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        className="select w-full text-base"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
      <p id={`${id}-hint`} className="text-base-content/80">
        {t(`hints.${field}`)}
      </p>
    </div>
  );
}

export function StudyFields({ transcript, act }: { transcript: Transcript; act(act: HistoryAct): void }) {
  const { t } = useTranslation("gpa");
  const { term: termName } = useGpaWords();
  const { normal_load, began, can_graduate_from } = transcript;
  const { year } = parseTerm(currentTerm(Date.now()));
  const first = studiesOf({ ...transcript, began: undefined }).began;
  const set = (about: Field, change: Partial<Transcript>) => act({ type: "edit", change: (all) => ({ ...all, ...change }), about });
  const options = (terms: readonly string[]) =>
    terms.map((term) => (
      <option key={term} value={term}>
        {termName(term)}
      </option>
    ));
  return (
    <fieldset className="mt-4 grid gap-4 text-sm sm:grid-cols-3">
      <legend className="mb-2 text-base font-semibold">{t("studies.title")}</legend>
      <StudyField field="began" value={began ?? ""} onChoose={(value) => set("began", { began: value || undefined })}>
        <option value="">{t("studies.fromFirst", { term: first === "" ? "—" : termName(first) })}</option>
        {options(termsBetween(year - YEARS_BACK, year, began))}
      </StudyField>
      <StudyField
        field="can_graduate_from"
        value={can_graduate_from ?? ""}
        onChoose={(value) => set("can_graduate_from", { can_graduate_from: value || undefined })}
      >
        <option value="">{t("studies.notYet")}</option>
        {options(termsBetween(year - YEARS_AHEAD, year + YEARS_AHEAD, can_graduate_from))}
      </StudyField>
      <StudyField
        field="normal_load"
        value={String(normal_load ?? "")}
        onChoose={(value) => set("normal_load", { normal_load: value === "" ? null : Number(value) })}
      >
        <option value="">—</option>
        {Array.from({ length: MAX_LOAD }, (_, i) => (
          <option key={i + 1}>{i + 1}</option>
        ))}
      </StudyField>
    </fieldset>
  );
}
