/** What one says of oneself. */
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import type { Profile } from "../profile.service.server";

interface ProfileFormProps {
  profile: Profile;
  departments: { value: string; label: string }[];
  /** The academic year that runs. */
  year: number;
}

const YEARS = 12;

function defaultsOf(profile: Profile) {
  const { name, userName, bio, links, departmentId, entranceYear } = profile;
  return {
    name,
    user_name: userName,
    bio,
    links: links.join("\n"),
    department_id: departmentId ?? "",
    entrance_year: entranceYear ?? "",
  };
}

export function ProfileForm({ profile, departments, year }: ProfileFormProps) {
  const { t } = useTranslation("profile");
  const earliest = Math.min(year - YEARS + 1, profile.entranceYear ?? year);
  const years = Array.from({ length: year - earliest + 1 }, (_, i) => ({ value: String(year - i), label: String(year - i) }));
  return (
    <FormShell
      feature="profile"
      schema={() => import("../profile.schemas").then((m) => m.aboutSchema)}
      defaultValue={defaultsOf(profile)}
      className="flex max-w-2xl flex-col gap-5"
    >
      <TextField name="name" autoComplete="name" />
      <TextField name="user_name" autoComplete="username" input={{ autoCapitalize: "none", spellCheck: false }} />
      <TextArea name="bio" isOptional rows={4} maxLength={500} />
      <TextArea name="links" isOptional rows={3} />
      <SelectField name="department_id" isOptional options={departments} emptyLabel={t("view.noDepartment")} />
      <SelectField name="entrance_year" isOptional options={years} />
      <SubmitButton className="btn-primary self-start">{t("view.save")}</SubmitButton>
    </FormShell>
  );
}
