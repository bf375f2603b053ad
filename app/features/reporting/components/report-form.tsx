/** The form for a report, about a thing or about a problem in general. */

import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { KeyField } from "~/kit/forms/key-field";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { TrapField } from "~/kit/forms/trap-field";
import { Link } from "~/kit/link";
import { type Category, categories, MAX_DETAILS, MIN_DETAILS } from "../choices";

interface ReportFormProps {
  /** The address of the page that the report is about. */
  about?: string | null;
  /** What is chosen to begin with. */
  category?: Category | null;
}

export function ReportForm({ about, category }: ReportFormProps) {
  const { t } = useTranslation("reporting");
  const options = categories.map((value) => ({ value, label: t(`categories.${value}`) }));
  return (
    <FormShell
      feature="reporting"
      schema={() => import("../reporting.schemas").then((m) => m.reportFormSchema)}
      defaultValue={{ ...(about && { about }), ...(category && { category }) }}
    >
      <KeyField />
      {about && <HiddenField name="about" />}
      <SelectField name="category" options={options} />
      <TextArea name="details" rows={5} minLength={MIN_DETAILS} maxLength={MAX_DETAILS} />
      <TextField name="email" type="email" autoComplete="email" isOptional input={{ autoCapitalize: "none", spellCheck: false }} />
      <TrapField name="website" />
      <p className="text-sm text-muted">
        {t("add.privacy")}{" "}
        <Link to="/policies/privacy" className="link">
          {t("add.privacyLink")}
        </Link>
      </p>
      <SubmitButton className="btn-primary self-start">{t("add.submit")}</SubmitButton>
    </FormShell>
  );
}
