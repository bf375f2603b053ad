/** Where staff set a field and the latest file says something else: one takes the file's value or keeps one's own. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import type { Option } from "~/kit/forms/select-field";
import { Section } from "~/kit/section";
import type { CourseEditPage } from "../course-edit.service.server";
import { useFieldValues } from "./field-values";

interface FileDifferencesProps {
  page: CourseEditPage;
  departments: Option[];
}

export function FileDifferences({ page, departments }: FileDifferencesProps) {
  const { t } = useTranslation("upkeep");
  const { label, value } = useFieldValues(departments);
  if (page.differences.length === 0) return null;
  const own: Record<string, unknown> = { ...page.fields, prerequisites: page.sets };
  return (
    <Section title={t("edit.differences")} lead={t("edit.differencesLead")} className="mt-0! mb-8">
      <ul className="flex flex-col gap-3">
        {page.differences.map(({ field, fileValue }) => {
          const fields = { field, file_value: JSON.stringify(fileValue), version: page.version };
          return (
            <li key={field} className="flex flex-col gap-2 rounded-box border border-warning p-4">
              <h3 className="font-semibold">{label(field)}</h3>
              <p>{t("edit.fileSays", { value: value(field, fileValue) })}</p>
              <p className="text-sm text-muted">{t("edit.staffSays", { value: value(field, own[field]) })}</p>
              <div className="flex flex-wrap gap-2">
                <ActionButton fields={{ act: "accept", ...fields }}>{t("edit.accept")}</ActionButton>
                <ActionButton fields={{ act: "keep", ...fields }}>{t("edit.keep")}</ActionButton>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
