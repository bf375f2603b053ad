/** The form of an experience; it doesn't ask for a diagnosis. */
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { choices, MAX_EXPERIENCE, MIN_EXPERIENCE } from "../choices";
import type { PoolEntry } from "../mental-health.service.server";

const text = (value: number | null) => (value === null ? "" : String(value));

/** An entry as its form's fields. */
export const formValues = (entry: PoolEntry) => ({
  experience: entry.experience,
  sessions: String(entry.sessions),
  therapist_name: entry.therapistName ?? "",
  fee: text(entry.fee),
  cost_band: entry.costBand,
  language: entry.language,
  meeting: entry.meeting,
  city: entry.city,
  reach: entry.reach ?? "",
  first_wait: entry.firstWait,
});

const SELECTS = ["meeting", "language", "first_wait", "cost_band"] as const;

interface EntryFormProps {
  defaultValue?: ReturnType<typeof formValues>;
  /** Of the entry that is changed. */
  version?: number;
  submitLabel: string;
}

export function EntryForm({ defaultValue, version, submitLabel }: EntryFormProps) {
  const { t } = useTranslation("mental-health");
  const optionsOf = (name: (typeof SELECTS)[number]) =>
    choices[name].map((value) => ({ value, label: t(`options.${name}.${value}` as "options.meeting.online") }));
  return (
    <FormShell
      feature="mental-health"
      schema={() => import("../mental-health.schemas").then((m) => m.entryEditSchema)}
      defaultValue={defaultValue}
    >
      <VersionField version={version} />
      <TextArea name="experience" rows={8} minLength={MIN_EXPERIENCE} maxLength={MAX_EXPERIENCE} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="therapist_name" isOptional autoComplete="off" />
        <TextField name="city" />
        <TextField name="sessions" type="number" />
        <TextField name="fee" type="decimal" suffix="₺" isOptional />
        {SELECTS.map((name) => (
          <SelectField key={name} name={name} options={optionsOf(name)} />
        ))}
      </div>
      <TextArea name="reach" rows={2} maxLength={300} isOptional />
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </FormShell>
  );
}
