/** Takes away what a term offers, all of it or one course; for files that should never have been imported. */
import { useTranslation } from "react-i18next";
import { ActForm } from "~/kit/forms/act-form";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { SelectField } from "~/kit/forms/select-field";
import { TextField } from "~/kit/forms/text-field";
import { useCatalogWords } from "../offered/use-catalog-words";

export function DeleteOffered({ offered }: { offered: { term: string; offerings: number }[] }) {
  const { t } = useTranslation("upkeep");
  const { term: termName, number } = useCatalogWords();
  const options = offered.map(({ term, offerings }) => ({
    value: term,
    label: t("admin.offeredIn", { count: offerings, formatted: number(offerings), term: termName(term) }),
  }));
  return (
    <ActForm
      feature="catalog"
      title={t("admin.delete")}
      text={t("admin.deleteText")}
      fields={{ act: "delete" }}
      submitLabel={t("admin.delete")}
      level="error"
    >
      <SelectField name="term" options={options} />
      <TextField name="offered_code" input={{ autoCapitalize: "characters", spellCheck: false }} />
      <CheckboxField name="is_sure" />
    </ActForm>
  );
}
