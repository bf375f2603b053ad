/** The form of a room. */
import { useTranslation } from "react-i18next";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { UniversityTime } from "~/kit/university-time";
import { MAX_PLACE, MAX_TOPIC, visibilities } from "../study-room.limits";

interface RoomFormProps {
  defaultValue: Record<string, string>;
  result?: Parameters<typeof PlainForm>[0]["result"];
  submitLabel: string;
  isNew?: boolean;
}

export function RoomForm({ defaultValue, result, submitLabel, isNew }: RoomFormProps) {
  const { t } = useTranslation("study-room");
  const options = visibilities.map((value) => ({ value, label: t(`visibility.${value}`) }));
  return (
    <PlainForm feature="study-room" defaultValue={defaultValue} result={result} className="max-w-2xl">
      {isNew && <KeyField />}
      <TextField name="topic" maxLength={MAX_TOPIC} />
      <TextField name="course_code" maxLength={12} isOptional input={{ autoCapitalize: "characters", spellCheck: false }} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField name="day" type="date" />
        <TextField name="starts" type="time" />
        <TextField name="ends" type="time" />
      </div>
      <UniversityTime />
      <TextField name="place" maxLength={MAX_PLACE} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="capacity" type="number" />
        <SelectField name="visibility" options={options} emptyLabel={false} />
      </div>
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </PlainForm>
  );
}
