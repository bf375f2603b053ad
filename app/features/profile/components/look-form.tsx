/** How one wants the site. */
import { useTranslation } from "react-i18next";
import { RadioCards } from "~/kit/forms/choice-fields";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import type { Profile } from "../profile.service.server";

const locales = [
  { value: "tr", label: "Türkçe" },
  { value: "en", label: "English" },
];

export function LookForm({ locale, theme }: Pick<Profile, "locale" | "theme">) {
  const { t } = useTranslation("profile");
  const themes = (["light", "dark"] as const).map((value) => ({ value, label: t(`themes.${value}`) }));
  return (
    <FormShell feature="profile" defaultValue={{ locale, theme: theme ?? "" }} className="flex max-w-2xl flex-col gap-5">
      <RadioCards name="locale" options={locales} />
      <SelectField name="theme" isOptional options={themes} emptyLabel={t("themes.system")} />
      <SubmitButton className="btn-primary self-start">{t("view.save")}</SubmitButton>
    </FormShell>
  );
}
