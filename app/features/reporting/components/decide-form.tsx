/** Deciding on a reported thing: what is said, and two ways to send it. Needs no scripts. */
import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAuthorLocale } from "~/kit/author-locale";
import { HiddenField } from "~/kit/forms/hidden-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { useHydrated } from "~/kit/use-hydrated";
import type { WholeGroup } from "../moderation.service.server";
import { AnswerFields } from "../offered/answer-fields";

export function DecideForm({ group: { reportId, subjectType, locale, dossier } }: { group: WholeGroup }) {
  const { t } = useTranslation(["kit", "review"]);
  const authorLocale = useAuthorLocale(dossier?.passages);
  const isHydrated = useHydrated();
  const result = useActionData<{ result?: SubmissionResult | null }>()?.result ?? null;
  const own = result?.initialValue?.report_id === reportId ? result : null;
  return (
    <details open={own !== null} className="rounded-box border border-base-300">
      <summary className="cursor-pointer px-4 py-3 font-medium">{t("review:moderation.decide")}</summary>
      <div className="border-t border-base-300 p-4">
        <PlainForm
          feature="reporting"
          fetcherKey={isHydrated ? `decide-${reportId}` : undefined}
          result={isHydrated ? undefined : own}
          isGuarded={false}
          className="max-w-prose"
        >
          <HiddenField name="report_id" value={reportId} />
          <AnswerFields locale={locale} authorLocale={authorLocale} hasSubject={subjectType !== null} />
        </PlainForm>
      </div>
    </details>
  );
}
