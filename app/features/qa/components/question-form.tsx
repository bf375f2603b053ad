/** The form of a question; everything is written in both languages. */
import { useTranslation } from "react-i18next";
import { FormShell, type FormShellProps } from "~/kit/forms/form-shell";
import { KeyField } from "~/kit/forms/key-field";
import { type Option, SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { MAX_ANSWER } from "../qa.limits";

const STATUSES = ["answered", "pending", "inReview"] as const;

interface QuestionFormProps {
  groups: Option[];
  defaultValue: Record<string, string>;
  /** Of the question that is changed; absent for a new one. */
  version?: number;
  result?: FormShellProps["result"];
  submitLabel: string;
}

export function QuestionForm({ groups, defaultValue, version, result, submitLabel }: QuestionFormProps) {
  const { t } = useTranslation("qa");
  const schema = () => import("../qa.schemas").then((m) => (version === undefined ? m.newQuestionSchema : m.questionSchema));
  const statuses = STATUSES.map((value) => ({ value, label: t(`status.${value}`) }));
  return (
    <FormShell feature="qa" schema={schema} defaultValue={defaultValue} result={result}>
      {version === undefined && <KeyField />}
      <VersionField version={version} />
      <TextField name="question_en" />
      <TextArea name="answer_en" maxLength={MAX_ANSWER} isOptional />
      <TextField name="question_tr" />
      <TextArea name="answer_tr" maxLength={MAX_ANSWER} isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="group_id" options={groups} />
        <TextField name="order" type="number" />
        <TextField name="author" />
        <SelectField name="status" options={statuses} emptyLabel={false} />
      </div>
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </FormShell>
  );
}
