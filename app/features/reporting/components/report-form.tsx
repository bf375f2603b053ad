/** The form for a report, about a thing or about a problem in general. */

import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { TrapField } from "~/kit/forms/trap-field";
import { Link } from "~/kit/link";
import { categories, MAX_DETAILS, MIN_DETAILS } from "../choices";

/** @param about the address of a page that the report begins with */
export function ReportForm({ about }: { about?: string | null }) {
  const { t } = useTranslation("reporting");
  const options = categories.map((value) => ({ value, label: t(`categories.${value}`) }));
  return (
    <FormShell
      feature="reporting"
      schema={() => import("../reporting.schemas").then((m) => m.reportFormSchema)}
      defaultValue={about ? { details: `${about}\n` } : undefined}
    >
      <SelectField name="category" options={options} />
      <TextArea name="details" rows={5} minLength={MIN_DETAILS} maxLength={MAX_DETAILS} />
      <TextField name="email" type="email" autoComplete="email" isOptional input={{ autoCapitalize: "none", spellCheck: false }} />
      <TrapField name="website" />
      <p className="text-sm text-base-content/80">
        {t("add.privacy")}{" "}
        <Link to="/policies/privacy" className="link">
          {t("add.privacyLink")}
        </Link>
      </p>
      <SubmitButton className="btn-primary self-start">{t("add.submit")}</SubmitButton>
    </FormShell>
  );
}
