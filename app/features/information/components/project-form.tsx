/** The form of an information project; every text is written in both languages. */
import type { ProjectLine } from "@schema/information";
import { useTranslation } from "react-i18next";
import { FormShell, type FormShellProps } from "~/kit/forms/form-shell";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";

/** As in `information.schemas`, which browsers load only when somebody types. */
const MAX_LINES = 20;
const MAX_DESCRIPTION = 2000;
const LISTS = ["access_requirements", "process_steps", "warnings", "notes"] as const;
const STATUSES = ["draft", "published", "archived"] as const;

export interface ProjectValues {
  project_id: string;
  name_en: string;
  name_tr: string;
  description_en: string;
  description_tr: string;
  access_requirements: ProjectLine[];
  process_steps: ProjectLine[];
  warnings: ProjectLine[];
  notes: ProjectLine[];
  status: string;
  order: string;
}

interface ProjectFormProps {
  defaultValue: Partial<ProjectValues>;
  /** Of the project that is changed; absent for a new one. */
  version?: number;
  result?: FormShellProps["result"];
  submitLabel: string;
}

export function ProjectForm({ defaultValue, version, result, submitLabel }: ProjectFormProps) {
  const { t } = useTranslation("information");
  const schema = () => import("../information.schemas").then((m) => m.projectSchema);
  const statuses = STATUSES.map((value) => ({ value, label: t(`status.${value}`) }));
  return (
    <FormShell feature="information" schema={schema} defaultValue={{ ...defaultValue }} result={result}>
      <VersionField version={version} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name_en" />
        <TextField name="name_tr" />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField name="project_id" input={{ autoCapitalize: "none", spellCheck: false }} />
        <TextField name="order" type="number" />
        <SelectField name="status" options={statuses} emptyLabel={false} />
      </div>
      <TextArea name="description_en" maxLength={MAX_DESCRIPTION} />
      <TextArea name="description_tr" maxLength={MAX_DESCRIPTION} />
      {LISTS.map((name) => (
        <RepeatableRows key={name} name={name} min={0} max={MAX_LINES} newRow={{ en: "", tr: "" }} addLabel={t("form.addLine")} isOptional>
          {(row) => (
            <div className="col-span-full grid gap-3 sm:grid-cols-2">
              <TextField name={`${row}.en`} />
              <TextField name={`${row}.tr`} />
            </div>
          )}
        </RepeatableRows>
      ))}
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </FormShell>
  );
}
