/** The form of a category or a tag. */
import { useTranslation } from "react-i18next";
import { MAX_NAME, MAX_SLUG } from "../../engines/labels/labels";
import { FormShell, type FormShellProps } from "../forms/form-shell";
import { type Option, SelectField } from "../forms/select-field";
import { SubmitButton } from "../forms/submit-button";
import { TextField } from "../forms/text-field";
import { VersionField } from "../forms/version-field";
import { type IconChoice, IconField } from "./icon-field";

interface LabelFormProps {
  icons: readonly IconChoice[];
  /** For a new category: the features that have some. */
  features?: Option[];
  /** The one that is changed. */
  label?: { nameEn: string; nameTr: string; icon: string | null; version: number };
  /** What a new one begins with. */
  begins?: Record<string, string>;
  /** What the action answered this form, when the page has another one. */
  result?: FormShellProps["result"];
}

const schemaFor = ({ features = [], label }: LabelFormProps) => {
  if (label) return () => import("../../engines/labels/labels.schemas").then((m) => m.labelEditSchema);
  return () => import("../../engines/labels/labels.schemas").then((m) => (features.length > 0 ? m.categorySchema : m.labelSchema));
};

export function LabelForm(props: LabelFormProps) {
  const { icons, features = [], label, begins, result } = props;
  const { t } = useTranslation("labels");
  const { t: kit } = useTranslation("kit");
  const known = label && { name_en: label.nameEn, name_tr: label.nameTr, icon: label.icon ?? "" };
  return (
    <FormShell feature="labels" schema={schemaFor(props)} defaultValue={known ?? { icon: "", ...begins }} result={result}>
      <VersionField version={label?.version} />
      {features.length > 0 && <SelectField name="feature" options={features} emptyLabel={false} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name_en" maxLength={MAX_NAME} />
        <TextField name="name_tr" maxLength={MAX_NAME} />
      </div>
      {!label && <TextField name="slug" maxLength={MAX_SLUG} isOptional input={{ autoCapitalize: "none", spellCheck: false }} />}
      <IconField icons={icons} />
      <SubmitButton className="btn-primary self-start">{label ? kit("acts.save") : t("form.add")}</SubmitButton>
    </FormShell>
  );
}
