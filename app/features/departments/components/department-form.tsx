/** The form for a department. */

import { CheckboxField } from "~/kit/forms/checkbox-field";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";

export interface DepartmentFormProps {
  /** Those that exist, offered while typing. */
  faculties: string[];
  defaultValue?: Record<string, unknown>;
  /** Of the department that is changed. */
  version?: number;
  submitLabel: string;
  /** What the action answered this form, when the page has another one. */
  result?: Parameters<typeof FormShell>[0]["result"];
}

export function DepartmentForm({ faculties, defaultValue, version, submitLabel, result }: DepartmentFormProps) {
  const schema = () => import("../departments.schemas").then((m) => (version === undefined ? m.departmentSchema : m.departmentEditSchema));
  return (
    <FormShell feature="departments" schema={schema} defaultValue={defaultValue} result={result}>
      <VersionField version={version} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="department_code" input={{ autoCapitalize: "characters", spellCheck: false }} />
        <TextField name="numeric_code" type="number" isOptional />
      </div>
      <TextField name="name_en" />
      <TextField name="name_tr" />
      <TextField name="faculty" input={{ list: "faculties" }} />
      <datalist id="faculties">
        {faculties.map((faculty) => (
          <option key={faculty} value={faculty} />
        ))}
      </datalist>
      <CheckboxField name="has_courses" />
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </FormShell>
  );
}
