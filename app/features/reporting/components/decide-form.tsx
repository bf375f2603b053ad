/** Deciding on a reported thing: the answer, with sentences at hand, and two ways to send it. Needs no scripts. */
import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { HiddenField } from "~/kit/forms/hidden-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TemplatePicker } from "~/kit/forms/template-picker";
import { TextArea } from "~/kit/forms/text-area";
import { useHydrated } from "~/kit/use-hydrated";
import { MAX_REASON } from "../choices";
import type { ReportGroup } from "../moderation.service.server";
import { answerTemplates } from "../templates";

export function DecideForm({ group: { reportId, subjectType, locale } }: { group: ReportGroup }) {
  const { t } = useTranslation(["reporting", "kit"]);
  const isHydrated = useHydrated();
  const result = useActionData<{ result?: SubmissionResult | null }>()?.result ?? null;
  const own = result?.initialValue?.report_id === reportId ? result : null;
  return (
    <details open={own !== null} className="rounded-box border border-base-300">
      <summary className="cursor-pointer px-4 py-3 font-medium">{t("kit:moderation.decide")}</summary>
      <div className="border-t border-base-300 p-4">
        <PlainForm
          feature="reporting"
          fetcherKey={isHydrated ? `decide-${reportId}` : undefined}
          result={isHydrated ? undefined : own}
          isGuarded={false}
          className="max-w-prose"
        >
          <HiddenField name="report_id" value={reportId} />
          <TemplatePicker templates={answerTemplates} locale={locale} into="reason" />
          <TextArea name="reason" rows={3} maxLength={MAX_REASON} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="act" value="uphold" className="btn-primary">
              {t(subjectType ? "all.upholdItem" : "all.uphold")}
            </SubmitButton>
            <SubmitButton name="act" value="dismiss" className="btn-outline">
              {t("all.dismiss")}
            </SubmitButton>
          </div>
        </PlainForm>
      </div>
    </details>
  );
}
