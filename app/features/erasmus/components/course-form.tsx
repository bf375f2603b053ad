/** Adds a course that counted at home to a semester abroad; unfolds below its name, and stays open when it was refused. */
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";

export default function CourseForm() {
  const { t } = useTranslation("erasmus");
  const isRefused = Boolean(useActionData<{ result?: unknown }>()?.result);
  return (
    <details className="mt-4" open={isRefused}>
      <summary className="btn btn-sm">{t("equivalences.add")}</summary>
      <FormShell feature="erasmus" isGuarded={false} className="mt-4 grid max-w-2xl gap-4 sm:grid-cols-2">
        <HiddenField name="act" value="add-course" />
        <TextField name="their_course" maxLength={120} />
        <TextField name="our_course" maxLength={60} />
        <TextField name="credits" isOptional maxLength={20} />
        <CheckboxField name="is_accepted" />
        <SubmitButton className="btn-primary self-start">{t("equivalences.add")}</SubmitButton>
      </FormShell>
    </details>
  );
}
