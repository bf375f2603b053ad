/** What admins close for a while, what readers are told meanwhile, and which flags are on. */
import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { CheckboxGroup } from "~/kit/forms/checkbox-group";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { VersionField } from "~/kit/forms/version-field";
import { Section } from "~/kit/section";
import type { Maintenance } from "~/platform/settings";

export interface MaintenanceFormProps {
  maintenance: Maintenance;
  openFlags: string[];
  version: number;
  doors: { features: { name: string; title: string }[]; flags: string[] };
  result: SubmissionResult | null;
}

export function MaintenanceForm({ maintenance, openFlags, version, doors, result }: MaintenanceFormProps) {
  const { t } = useTranslation("settings");
  const { isWhole, features, pages = [], note } = maintenance;
  const values = {
    is_whole: isWhole ? "on" : "",
    closed: features,
    closed_pages: pages.join("\n"),
    note_en: note.en,
    note_tr: note.tr,
    flags: openFlags,
  };
  return (
    <Section title={t("maintenance.title")} lead={t("maintenance.lead")}>
      <FormShell
        feature="settings"
        schema={() => import("../settings.schemas").then((m) => m.maintenanceSchema)}
        defaultValue={values}
        result={result}
      >
        <VersionField version={version} />
        <CheckboxField name="is_whole" />
        <CheckboxGroup name="closed" options={doors.features.map(({ name, title }) => ({ value: name, label: title }))} isOptional />
        <TextArea name="closed_pages" rows={2} isOptional />
        <TextArea name="note_en" rows={2} isOptional />
        <TextArea name="note_tr" rows={2} isOptional />
        {doors.flags.length > 0 && (
          <CheckboxGroup name="flags" options={doors.flags.map((value) => ({ value, label: value }))} isOptional />
        )}
        <SubmitButton className="btn-primary self-start">{t("maintenance.save")}</SubmitButton>
      </FormShell>
    </Section>
  );
}
