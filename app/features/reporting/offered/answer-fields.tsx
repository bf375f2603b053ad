/** What a decision on reports says: one text to whoever reported, another to the author of what is removed. */
import { useTranslation } from "react-i18next";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TemplatePicker } from "~/kit/forms/template-picker";
import { TextArea } from "~/kit/forms/text-area";
import { MAX_REASON, pauseDays } from "../choices";
import { answerTemplates, authorTemplates } from "../templates";

interface AnswerFieldsProps {
  /** The language of whoever reported. */
  locale: "en" | "tr";
  /** The language of whoever wrote what was reported. */
  authorLocale: "en" | "tr";
  /** There is a thing that can be removed, and somebody who wrote it. */
  hasSubject: boolean;
}

/** Stands in a form with the words of `reporting`. */
export function AnswerFields({ locale, authorLocale, hasSubject }: AnswerFieldsProps) {
  const { t } = useTranslation("reporting");
  return (
    <>
      <TemplatePicker templates={answerTemplates} locale={locale} into="reason" />
      <TextArea name="reason" rows={2} maxLength={MAX_REASON} />
      {hasSubject && (
        // Enter on any of these upholds: whoever chooses what the author reads, or a pause, has decided.
        <div data-sends="uphold" className="flex flex-col gap-4">
          <TemplatePicker
            templates={authorTemplates}
            named={authorTemplates}
            locale={authorLocale}
            into="author_reason"
            name="author_template"
          />
          <TextArea name="author_reason" rows={2} maxLength={MAX_REASON} />
          <SelectField
            name="pause_days"
            isOptional
            emptyLabel={t("all.noPause")}
            options={pauseDays.map((value) => ({ value, label: t("all.pauseDays", { count: Number(value) }) }))}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="act" value="dismiss" className="btn-outline">
          {t(hasSubject ? "all.dismissItem" : "all.dismiss")}
        </SubmitButton>
        <SubmitButton name="act" value="uphold" className={hasSubject ? "btn-error" : "btn-primary"}>
          {t(hasSubject ? "all.upholdItem" : "all.uphold")}
        </SubmitButton>
      </div>
    </>
  );
}
