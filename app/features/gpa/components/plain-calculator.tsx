/** The calculator without scripts: a text is sent, and the answer stands above it. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { Section } from "~/kit/section";
import { currentTerm } from "~/platform/terms";
import { computeTranscript } from "../gpa.rules";
import type { Transcript } from "../gpa.schemas";
import { studyTerms } from "../studies.rules";
import { Need } from "./need";
import { OutcomePanel } from "./outcome-panel";
import { ReadLines, type ReadReport } from "./read-lines";
import { TranscriptTable } from "./transcript-table";
import { useGpaWords } from "./use-gpa-words";

export interface PlainAnswer {
  text: string;
  report: ReadReport;
  transcript: Transcript | null;
  /** Hundredths. */
  target?: number;
  credits?: number;
  studies: Pick<Transcript, "began" | "can_graduate_from"> & { normal_load?: number };
}

function Answer({ answer, transcript }: { answer: PlainAnswer; transcript: Transcript }) {
  const { t } = useTranslation("gpa");
  const { average, number } = useGpaWords();
  const outcome = useMemo(() => computeTranscript(transcript), [transcript]);
  const { target, credits } = answer;
  return (
    <Section title={t("bar.title")}>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span>{t("average.cgpa")}</span>
        <output className="text-3xl font-bold">{average(outcome.cgpa)}</output>
        <span className="text-muted">{t("average.counted", { credits: number(outcome.halfCredits / 2) })}</span>
      </p>
      {target !== undefined && credits !== undefined && <Need outcome={outcome} target={target} credits={credits} />}
      <div className="mt-4">
        <TranscriptTable transcript={transcript} outcome={outcome} />
      </div>
      <OutcomePanel transcript={transcript} outcome={outcome} />
    </Section>
  );
}

/** What the regulation asks about studies as a whole. */
function StudyChoices({ chosen }: { chosen: Pick<Transcript, "began" | "can_graduate_from"> }) {
  const { t } = useTranslation("gpa");
  const { term } = useGpaWords();
  const choices = studyTerms(currentTerm(Date.now()), chosen);
  const options = (terms: readonly string[]) => terms.map((value) => ({ value, label: term(value) }));
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField name="began" options={options(choices.began)} emptyLabel={t("studies.asInTranscript")} isOptional />
      <SelectField name="can_graduate_from" options={options(choices.can_graduate_from)} emptyLabel={t("studies.notYet")} isOptional />
      <TextField name="normal_load" type="number" isOptional />
    </div>
  );
}

export function PlainCalculator({ answer }: { answer: PlainAnswer | undefined }) {
  const { t } = useTranslation("gpa");
  const defaultValue = answer && {
    text: answer.text,
    target: answer.target === undefined ? "" : String(answer.target / 100),
    target_credits: answer.credits === undefined ? "" : String(answer.credits),
    ...answer.studies,
    normal_load: String(answer.studies.normal_load ?? ""),
  };
  return (
    <>
      {answer?.transcript && <Answer answer={answer} transcript={answer.transcript} />}
      {answer && <ReadLines report={answer.report} />}
      <Section title={t("paste.title")} className="print:hidden">
        <PlainForm feature="gpa" defaultValue={defaultValue} isGuarded={false}>
          <TextArea name="text" rows={10} />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField name="target" type="decimal" isOptional />
            <TextField name="target_credits" type="decimal" isOptional />
          </div>
          <StudyChoices chosen={answer?.studies ?? {}} />
          <SubmitButton className="btn-primary self-start">{t("acts.calculate")}</SubmitButton>
        </PlainForm>
      </Section>
    </>
  );
}
