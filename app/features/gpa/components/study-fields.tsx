/** What the regulation asks about somebody's studies as a whole; kept with the transcript. */
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { currentTerm } from "~/platform/terms";
import type { Transcript } from "../gpa.schemas";
import { studiesOf, studyTerms } from "../studies.rules";
import { MAX_LOAD } from "../transcript-limits";
import type { HistoryAct } from "./transcript-history";
import { useGpaWords } from "./use-gpa-words";

type Field = "normal_load" | "began" | "can_graduate_from";

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
      <p id={`${id}-hint`} className="text-muted">
        {t(`hints.${field}`)}
      </p>
    </div>
  );
}

export function StudyFields({ transcript, act }: { transcript: Transcript; act(act: HistoryAct): void }) {
  const { t } = useTranslation("gpa");
  const { term: termName } = useGpaWords();
  const { normal_load, began, can_graduate_from } = transcript;
  const choices = studyTerms(currentTerm(Date.now()), transcript);
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
        {options(choices.began)}
      </StudyField>
      <StudyField
        field="can_graduate_from"
        value={can_graduate_from ?? ""}
        onChoose={(value) => set("can_graduate_from", { can_graduate_from: value || undefined })}
      >
        <option value="">{t("studies.notYet")}</option>
        {options(choices.can_graduate_from)}
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
