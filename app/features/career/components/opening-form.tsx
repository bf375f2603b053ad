/** The form of an opening, in both languages. */
import type { careerOpenings } from "@schema/career";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { FormShell } from "~/kit/forms/form-shell";
import { KeyField } from "~/kit/forms/key-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { MAX_DESCRIPTION, MAX_TITLE } from "../career.limits";

/** @param opening the one that is changed; null for a new one */
export function OpeningForm({ opening }: { opening: typeof careerOpenings.$inferSelect | null }) {
  const { t: kit } = useTranslation("kit");
  const known = opening && {
    title_en: opening.titleEn,
    title_tr: opening.titleTr,
    description_en: opening.descriptionEn,
    description_tr: opening.descriptionTr,
    order: String(opening.position),
    is_open: opening.isOpen ? "on" : "",
  };
  return (
    <FormShell
      feature="career"
      schema={() => import("../career.schemas").then((m) => m.newOpeningSchema)}
      defaultValue={known ?? { order: "10", is_open: "on" }}
    >
      {!opening && <KeyField />}
      <VersionField version={opening?.version} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="title_en" maxLength={MAX_TITLE} />
        <TextField name="title_tr" maxLength={MAX_TITLE} />
        <TextArea name="description_en" maxLength={MAX_DESCRIPTION} />
        <TextArea name="description_tr" maxLength={MAX_DESCRIPTION} />
        <TextField name="order" type="number" />
      </div>
      <CheckboxField name="is_open" />
      <SubmitButton className="btn-primary self-start">{kit("acts.save")}</SubmitButton>
    </FormShell>
  );
}
