/** The form of an alarm. */
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { UniversityTime } from "~/kit/university-time";
import { repeats } from "~/platform/repeats";
import { MAX_NOTE, MAX_TITLE } from "../alarm.limits";

interface AlarmFormProps {
  defaultValue: Record<string, string>;
  /** Sent along without being shown. */
  hidden: Record<string, string>;
  result?: Parameters<typeof PlainForm>[0]["result"];
  submitLabel: string;
  isNew?: boolean;
}

export function AlarmForm({ defaultValue, hidden, result, submitLabel, isNew }: AlarmFormProps) {
  const { t } = useTranslation("alarm");
  const options = repeats.map((value) => ({ value, label: t(`repeat.${value}`) }));
  return (
    <PlainForm feature="alarm" defaultValue={defaultValue} result={result} className="max-w-2xl">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isNew && <KeyField />}
      <TextField name="title" maxLength={MAX_TITLE} />
      <div className="grid grid-cols-2 gap-4">
        <TextField name="day" type="date" />
        <TextField name="time" type="time" />
      </div>
      <UniversityTime />
      <SelectField name="repeat" options={options} emptyLabel={false} />
      <TextArea name="note" rows={3} maxLength={MAX_NOTE} isOptional />
      <CheckboxField name="sends_mail" />
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </PlainForm>
  );
}
