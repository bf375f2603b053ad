/** The form in which anybody applies to the team. */
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { TrapField } from "~/kit/forms/trap-field";
import { Link } from "~/kit/link";
import { MAX_MOTIVATION, MIN_MOTIVATION } from "../career.limits";

const YEARS = ["prep", "1", "2", "3", "4", "master", "phd", "graduate"] as const;

interface ApplyFormProps {
  openings: { openingId: string; title: string }[];
  departments: { value: string; label: string }[];
  defaultValue: Record<string, string>;
}

export function ApplyForm({ openings, departments, defaultValue }: ApplyFormProps) {
  const { t } = useTranslation("career");
  const roles = openings.map(({ openingId, title }) => ({ value: openingId, label: title }));
  const years = YEARS.map((value) => ({ value, label: t(`years.${value}`) }));
  return (
    <FormShell feature="career" schema={() => import("../career.schemas").then((m) => m.applySchema)} defaultValue={defaultValue}>
      <SelectField name="opening_id" options={roles} emptyLabel={t("apply.anyRole")} isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" autoComplete="name" />
        <TextField name="email" type="email" autoComplete="email" input={{ autoCapitalize: "none", spellCheck: false }} />
        <SelectField name="department_id" options={departments} emptyLabel={t("apply.noDepartment")} isOptional />
        <SelectField name="year" options={years} />
      </div>
      <TextArea name="motivation" rows={6} minLength={MIN_MOTIVATION} maxLength={MAX_MOTIVATION} />
      <TextField name="link" type="url" isOptional input={{ autoCapitalize: "none", spellCheck: false }} />
      <TrapField name="website" />
      <p className="text-sm text-muted">
        {t("apply.privacy")}{" "}
        <Link to="/policies/privacy" className="link">
          {t("apply.privacyLink")}
        </Link>
      </p>
      <SubmitButton className="btn-primary self-start">{t("apply.submit")}</SubmitButton>
    </FormShell>
  );
}
