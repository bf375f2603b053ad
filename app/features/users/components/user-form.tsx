/** The form for a person's facts; a new account also says in which language it is written to. */
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField, type SelectFieldProps } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { localeNames } from "~/platform/i18n/config";
import { userRoles } from "../states";

export interface UserFormProps {
  departments: SelectFieldProps["options"];
  defaultValue: Record<string, unknown>;
  isNew: boolean;
  /** Of the account that is changed. */
  version?: number;
  submitLabel: string;
}

const LANGUAGES = Object.entries(localeNames).map(([value, label]) => ({ value, label }));

export function UserForm({ departments, defaultValue, isNew, version, submitLabel }: UserFormProps) {
  const { t } = useTranslation("users");
  const schema = () => import("../users.schemas").then((m) => (isNew ? m.newUserSchema : m.editUserForm));
  const roles = userRoles.map((value) => ({ value, label: t(`roles.${value}`) }));
  const plain = { autoCapitalize: "none", spellCheck: false } as const;
  return (
    <FormShell feature="users" schema={schema} defaultValue={defaultValue}>
      <VersionField version={version} />
      <TextField name="name" autoComplete="off" />
      <TextField name="user_name" autoComplete="off" input={plain} />
      <TextField name="user_email" type="email" autoComplete="off" input={plain} />
      <SelectField name="department_id" isOptional options={departments} emptyLabel={t("form.noDepartment")} />
      <SelectField name="user_role" options={roles} emptyLabel={false} />
      {isNew ? (
        <SelectField name="locale" options={LANGUAGES} emptyLabel={false} />
      ) : (
        <>
          <TextField name="entrance_year" type="number" isOptional />
          <CheckboxField name="is_verified_graduate" />
        </>
      )}
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </FormShell>
  );
}
