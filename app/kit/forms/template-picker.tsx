/** Ready sentences for a text that staff write. Without scripts the chosen one is sent when nothing is written. */
import { type ChangeEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { type Template, textsOf } from "../../engines/review/templates";
import { localeNames } from "../../platform/i18n/config";
import { useFieldState } from "./form-context";
import { Options } from "./options";
import { writeField } from "./write-field";

interface TemplatePickerProps {
  templates: readonly Template[];
  /** The reader's language, which comes first. */
  locale: "en" | "tr";
  /** The field that the sentence is put into. */
  into: string;
  /** What its choice is sent as. */
  name?: string;
}

export function TemplatePicker({ templates, locale, into, name = "template" }: TemplatePickerProps) {
  const { t } = useTranslation("kit");
  const field = useFieldState(into);
  const id = useId();
  const groups = ([locale, locale === "en" ? "tr" : "en"] as const).map((language) => ({
    label: localeNames[language],
    options: templates.map((template) => ({ value: `${language}.${template.key}`, label: template[language] })),
  }));
  const fill = (event: ChangeEvent<HTMLSelectElement>) => {
    const value = textsOf(templates).get(event.target.value);
    if (value) writeField(field.id, value);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t("moderation.template")}
      </label>
      <select id={id} name={name} defaultValue="" onChange={fill} className="select w-full text-base">
        <option value="">{t("moderation.noTemplate")}</option>
        <Options options={groups} />
      </select>
    </div>
  );
}
