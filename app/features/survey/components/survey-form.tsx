/** The form of a survey: what it is about, whom it asks, and its questions, which buttons add, move and remove without scripts. */
import { useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { RadioCards } from "~/kit/forms/choice-fields";
import { FormShell, type FormShellProps } from "~/kit/forms/form-shell";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { type Option, type OptionGroup, SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { useHydrated } from "~/kit/use-hydrated";
import { hasOptions, hasRange, hasRows, kinds, MOST_QUESTIONS } from "../survey.questions";

const NEW_ROW = { kind: "single", text: "", options: "" };

function QuestionRow({ row, number }: { row: string; number: number }) {
  const { t } = useTranslation("survey");
  const [field] = useField<string>(`${row}.kind`);
  const isHydrated = useHydrated();
  const kind = String(field.value);
  // Without scripts every field is there: nobody knows which kind will be chosen.
  const shows = (fits: (kind: string) => boolean) => !isHydrated || fits(kind);
  return (
    <fieldset className="col-span-full flex flex-col gap-3 rounded-box border border-base-300 p-4">
      <legend className="px-1 font-semibold">{t("form.question", { number })}</legend>
      <SelectField
        name={`${row}.kind`}
        label={t("fields.kind")}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        emptyLabel={false}
      />
      <TextField name={`${row}.text`} label={t("fields.question")} />
      <TextField name={`${row}.text_tr`} label={t("fields.question_tr")} isOptional />
      {shows(hasOptions) && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextArea name={`${row}.options`} label={t("fields.options")} hint={t("hints.options")} rows={4} isOptional />
          <TextArea name={`${row}.options_tr`} label={t("fields.options_tr")} hint={t("hints.lines_tr")} rows={4} isOptional />
        </div>
      )}
      {shows(hasRows) && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextArea name={`${row}.rows`} label={t("fields.rows")} hint={t("hints.rows")} rows={3} isOptional />
          <TextArea name={`${row}.rows_tr`} label={t("fields.rows_tr")} hint={t("hints.lines_tr")} rows={3} isOptional />
        </div>
      )}
      {shows(hasRange) && (
        <div className="grid grid-cols-2 gap-3">
          <TextField name={`${row}.min`} label={t("fields.min")} type="number" isOptional />
          <TextField name={`${row}.max`} label={t("fields.max")} type="number" isOptional />
        </div>
      )}
      {(!isHydrated || kind !== "section") && <CheckboxField name={`${row}.is_required`} label={t("fields.is_required")} />}
      {number > 1 && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField name={`${row}.if_question`} label={t("fields.if_question")} hint={t("hints.if_question")} type="number" isOptional />
          <TextField name={`${row}.if_value`} label={t("fields.if_value")} hint={t("hints.if_value")} type="number" isOptional />
        </div>
      )}
    </fieldset>
  );
}

function Questions() {
  const { t } = useTranslation("survey");
  return (
    <RepeatableRows name="questions" max={MOST_QUESTIONS} newRow={NEW_ROW} addLabel={t("form.addQuestion")}>
      {(row, index) => <QuestionRow row={row} number={index + 1} />}
    </RepeatableRows>
  );
}

/** What is fixed by the first answer. */
function AskedFields({ departments, years }: Pick<SurveyFormProps, "departments" | "years">) {
  const { t } = useTranslation("survey");
  return (
    <>
      <Questions />
      <RadioCards
        name="mode"
        options={[
          { value: "anonymous", label: t("form.anonymous"), hint: t("form.anonymousText") },
          { value: "named", label: t("form.named"), hint: t("form.namedText") },
        ]}
      />
      <RadioCards
        name="readers"
        options={[
          { value: "participants", label: t("form.participants") },
          { value: "author", label: t("form.author") },
        ]}
      />
      <CheckboxField name="is_live" />
      <TextField name="split_by" type="number" isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="department" isOptional options={departments} emptyLabel={t("form.everyDepartment")} />
        <SelectField name="entrance_year" isOptional options={years} emptyLabel={t("form.everyYear")} />
      </div>
    </>
  );
}

interface SurveyFormProps {
  departments: (Option | OptionGroup)[];
  years: Option[];
  defaultValue: Record<string, unknown>;
  result?: FormShellProps["result"];
  /** Of the survey that is changed. */
  version?: number;
  /** What it asks can't be changed any more. */
  isFixed?: boolean;
  submitLabel: string;
}

export function SurveyForm({ departments, years, defaultValue, result, version, isFixed, submitLabel }: SurveyFormProps) {
  const { t } = useTranslation("survey");
  const schema = () => import("../survey.schemas").then((m) => (isFixed ? m.surveyTextsSchema : m.surveyForm));
  return (
    <FormShell feature="survey" schema={schema} defaultValue={defaultValue} result={result} className="max-w-3xl">
      <VersionField name="updated_at" version={version} />
      <TextField name="title" />
      <TextField name="title_tr" isOptional />
      <TextArea name="text" rows={4} />
      <TextArea name="text_tr" rows={4} isOptional />
      <TextField name="closes_on" type="date" isOptional />
      {isFixed ? <p className="alert">{t("form.fixed")}</p> : <AskedFields departments={departments} years={years} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton className="btn-primary">{submitLabel}</SubmitButton>
        {!isFixed && (
          <button name="preview" value="1" className="btn">
            {t("form.preview")}
          </button>
        )}
      </div>
    </FormShell>
  );
}
