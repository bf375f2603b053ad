/** Deciding on a reported thing: the answer, with sentences at hand, and two ways to send it. Needs no scripts. */
import { type SubmissionResult, useFormMetadata } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { type ChangeEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { Options } from "~/kit/forms/options";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { useHydrated } from "~/kit/use-hydrated";
import { MAX_REASON } from "../choices";
import type { ReportGroup } from "../moderation.service.server";
import { answerTemplates, templateTexts } from "../templates";

const LANGUAGES = { en: "English", tr: "Türkçe" } as const;

/** The reporter's language comes first. Without scripts a chosen sentence is sent when nothing is written. */
function TemplatePicker({ locale }: { locale: "en" | "tr" }) {
  const { t } = useTranslation("reporting");
  const form = useFormMetadata();
  const id = useId();
  const groups = ([locale, locale === "en" ? "tr" : "en"] as const).map((language) => ({
    label: LANGUAGES[language],
    options: answerTemplates.map((template) => ({ value: `${language}.${template.key}`, label: template[language] })),
  }));
  const fill = (event: ChangeEvent<HTMLSelectElement>) => {
    const value = templateTexts.get(event.target.value);
    if (value) form.update({ name: "reason", value });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t("all.template")}
      </label>
      <select id={id} name="template" defaultValue="" onChange={fill} className="select w-full text-base">
        <option value="">{t("all.noTemplate")}</option>
        <Options options={groups} />
      </select>
    </div>
  );
}

export function DecideForm({ group: { reportId, subjectType, locale } }: { group: ReportGroup }) {
  const { t } = useTranslation("reporting");
  const isHydrated = useHydrated();
  const result = useActionData<{ result?: SubmissionResult | null }>()?.result ?? null;
  const own = result?.initialValue?.report_id === reportId ? result : null;
  return (
    <details open={own !== null} className="rounded-box border border-base-300">
      <summary className="cursor-pointer px-4 py-3 font-medium">{t("all.decide")}</summary>
      <div className="border-t border-base-300 p-4">
        <FormShell
          feature="reporting"
          fetcherKey={isHydrated ? `decide-${reportId}` : undefined}
          result={isHydrated ? undefined : own}
          isGuarded={false}
          className="max-w-prose"
        >
          <HiddenField name="report_id" value={reportId} />
          <TemplatePicker locale={locale} />
          <TextArea name="reason" rows={3} maxLength={MAX_REASON} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="act" value="uphold" className="btn-primary">
              {t(subjectType ? "all.upholdItem" : "all.uphold")}
            </SubmitButton>
            <SubmitButton name="act" value="dismiss" className="btn-outline">
              {t("all.dismiss")}
            </SubmitButton>
          </div>
        </FormShell>
      </div>
    </details>
  );
}
