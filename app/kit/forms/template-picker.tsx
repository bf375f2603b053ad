/** Ready sentences for a text that staff write: chosen from a list, or by a button. Without scripts the chosen one is sent when nothing is written. */
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Template, type TemplateName, textsOf } from "../../engines/review/templates";
import { localeNames } from "../../platform/i18n/config";
import { useHydrated } from "../use-hydrated";
import { useFieldState } from "./form-context";
import { Options } from "./options";
import { readField, writeField } from "./write-field";

type Named = Template & { key: TemplateName };

interface TemplatePickerProps {
  templates: readonly Template[];
  /** The same, where each is written by a press too, and by its number where keys are listened to (`data-key`). */
  named?: readonly Named[];
  /** The reader's language, which comes first. */
  locale: "en" | "tr";
  /** The field that the sentence is put into. */
  into: string;
  /** What its choice is sent as. */
  name?: string;
}

/** A button for each sentence, by its short name in the language of whoever decides; it writes it in that of whoever reads it. */
function Buttons({ templates, onPress }: { templates: readonly Named[]; onPress(key: string, isByKey: boolean): void }) {
  const { t } = useTranslation(["kit", "review"]);
  if (!useHydrated()) return null;
  return (
    <div role="group" aria-label={t("review:moderation.template")} className="flex flex-wrap gap-2">
      {templates.map(({ key, en, tr }, at) => (
        <button
          key={key}
          type="button"
          data-key={String(at + 1)}
          aria-keyshortcuts={String(at + 1)}
          // What listens to keys presses it itself.
          onClick={({ nativeEvent }) => onPress(key, !nativeEvent.isTrusted)}
          className="btn px-3 text-sm font-normal"
          title={`${en} / ${tr}`}
        >
          <kbd aria-hidden className="hidden text-xs opacity-80 sm:inline">
            {at + 1}
          </kbd>
          {t(`review:moderation.templates.${key}`)}
        </button>
      ))}
    </div>
  );
}

export function TemplatePicker({ templates, named, locale, into, name = "template" }: TemplatePickerProps) {
  const { t } = useTranslation(["kit", "review"]);
  const field = useFieldState(into);
  const id = useId();
  const groups = ([locale, locale === "en" ? "tr" : "en"] as const).map((language) => ({
    label: localeNames[language],
    options: templates.map((template) => ({ value: `${language}.${template.key}`, label: template[language] })),
  }));
  const select = useRef<HTMLSelectElement>(null);
  const fill = (chosen: string) => {
    const value = textsOf(templates).get(chosen);
    if (value) writeField(field.id, value);
  };
  const press = (key: string, isByKey: boolean) => {
    // A key is pressed by mistake sooner than a button: what somebody typed stays.
    const written = readField(field.id);
    if (isByKey && written !== "" && ![...textsOf(templates).values()].includes(written)) return;
    if (select.current) select.current.value = `${locale}.${key}`;
    fill(`${locale}.${key}`);
  };
  return (
    <div data-picker="" className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t("review:moderation.template")}
      </label>
      <select
        ref={select}
        id={id}
        name={name}
        defaultValue=""
        onChange={({ target }) => fill(target.value)}
        className="select w-full text-base"
      >
        <option value="">{t("review:moderation.noTemplate")}</option>
        <Options options={groups} />
      </select>
      {named && <Buttons templates={named} onPress={press} />}
    </div>
  );
}
