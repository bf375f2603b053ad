/**
 * The calculator without scripts: a text is sent, and the answer stands above it. Its fields are the browser's own: what the kit's
 * do with scripts would be fetched for a form that goes as soon as there are any.
 */
import { Form, useActionData } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "~/kit/forms/field-frame";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { currentTerm } from "~/platform/terms";
import { computeTranscript } from "../gpa.rules";
import type { Transcript } from "../gpa.schemas";
import { studyTerms } from "../studies.rules";
import { Need } from "./need";
import { OutcomePanel } from "./outcome-panel";
import type { ReadReport } from "./read-lines";
import { TranscriptTable } from "./transcript-table";
import { useTypedArea } from "./typed-text";
import { useGpaWords } from "./use-gpa-words";

/** Only who sent a text is told of its lines. */
const ReadLines = lazy(() => import("./read-lines").then((module) => ({ default: module.ReadLines })));

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

/** What was refused of the form, and what had been typed. */
interface Sent {
  result?: { error?: Record<string, string[] | null> | null; initialValue?: Record<string, unknown> };
}

interface FieldProps {
  name: "text" | "target" | "target_credits" | "began" | "can_graduate_from" | "normal_load";
  children(control: { id: string; name: string; "aria-invalid"?: true; "aria-describedby"?: string }): ReactNode;
}

function Field({ name, children }: FieldProps) {
  const { say, exists } = useWords();
  const errors = useActionData<Sent>()?.result?.error?.[name] ?? undefined;
  const hint = exists(`gpa:hints.${name}`) ? say(`gpa:hints.${name}`) : undefined;
  const ids = { id: `plain-${name}`, hintId: `plain-${name}-hint`, errorId: `plain-${name}-error` };
  const describedBy = [errors && ids.errorId, hint && ids.hintId].filter(Boolean).join(" ");
  return (
    <FieldFrame {...ids} label={say(`gpa:fields.${name}`)} hint={hint} errors={errors} isOptional={name !== "text"}>
      {children({ id: ids.id, name, "aria-invalid": errors && true, "aria-describedby": describedBy || undefined })}
    </FieldFrame>
  );
}

export function PlainCalculator({ answer }: { answer: PlainAnswer | undefined }) {
  const { t } = useTranslation("gpa");
  const { term } = useGpaWords();
  const refused = useActionData<Sent>()?.result;
  const area = useTypedArea();
  const chosen = answer?.studies ?? {};
  const choices = studyTerms(currentTerm(Date.now()), chosen);
  const given: Record<string, unknown> = refused?.initialValue ?? {
    text: answer?.text,
    target: answer?.target === undefined ? undefined : answer.target / 100,
    target_credits: answer?.credits,
    ...chosen,
  };
  const initial = (name: FieldProps["name"]) => ({ defaultValue: String(given[name] ?? "") });
  const number = (name: FieldProps["name"], inputMode: "decimal" | "numeric") => (
    <Field name={name}>
      {(control) => <input {...control} {...initial(name)} inputMode={inputMode} className="input w-full text-base" />}
    </Field>
  );
  const select = (name: "began" | "can_graduate_from", emptyLabel: string) => (
    <Field name={name}>
      {(control) => (
        <select {...control} {...initial(name)} className="select w-full text-base">
          <option value="">{emptyLabel}</option>
          {choices[name].map((each) => (
            <option key={each} value={each}>
              {term(each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <>
      {answer?.transcript && <Answer answer={answer} transcript={answer.transcript} />}
      <Suspense>{answer && <ReadLines report={answer.report} />}</Suspense>
      <Section title={t("paste.title")} className="print:hidden">
        <Form method="post" noValidate className="flex flex-col gap-5">
          <Field name="text">
            {(control) => (
              <textarea ref={area} {...control} {...initial("text")} rows={10} required className="textarea w-full text-base" />
            )}
          </Field>
          <div className="grid gap-3 sm:grid-cols-2">
            {number("target", "decimal")}
            {number("target_credits", "decimal")}
          </div>
          <div className="grid gap-3 sm:grid-cols-3">
            {select("began", t("studies.asInTranscript"))}
            {select("can_graduate_from", t("studies.notYet"))}
            {number("normal_load", "numeric")}
          </div>
          <button type="submit" className="btn btn-primary self-start">
            {t("acts.calculate")}
          </button>
        </Form>
      </Section>
    </>
  );
}
