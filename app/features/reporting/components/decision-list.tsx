/** Decisions below each other: who decided what on what, when and why; what was removed can come back. */
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { HiddenField } from "~/kit/forms/hidden-field";
import { PlainForm, type PlainFormProps } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import type { LoggedDecision } from "../decision-log.service.server";
import { MAX_RESTORE_REASON } from "../outcomes";

const LEVELS: Partial<Record<LoggedDecision["outcome"], "error" | "success">> = {
  reject: "error",
  remove: "error",
  delete: "error",
  approve: "success",
  show: "success",
  grant: "success",
};

function Restore({ auditId, restorable }: { auditId: string; restorable: NonNullable<LoggedDecision["restorable"]> }) {
  const { t } = useTranslation("reporting");
  const result = useActionData<{ result?: PlainFormProps["result"] }>()?.result ?? null;
  const own = result?.initialValue?.audit_id === auditId ? result : null;
  const { appeal, answer } = restorable;
  if (appeal === "open")
    return (
      <p className="text-sm">
        {t("log.appealOpen")}{" "}
        <Link to="/admin/panel?kind=appeals" className="link">
          {t("log.toAppeals")}
        </Link>
      </p>
    );
  return (
    <details open={own?.status === "error"}>
      <summary className="btn btn-sm list-none">{t(appeal === "refused" ? "log.overrule" : "log.restore")}</summary>
      <div className="mt-3 flex max-w-prose flex-col gap-3">
        {appeal === "refused" && (
          <p className="rounded-box border border-warning p-3 text-sm">{t("log.appealRefused", { answer: answer ?? "" })}</p>
        )}
        <p className="text-sm text-muted">{t("log.told")}</p>
        <PlainForm feature="reporting" result={own} isGuarded={false}>
          <HiddenField name="audit_id" value={auditId} />
          {appeal === "refused" && <HiddenField name="overrules" value="1" />}
          <TextField name="restore_reason" maxLength={MAX_RESTORE_REASON} />
          <SubmitButton className="btn-primary self-start">{t(appeal === "refused" ? "log.overrule" : "log.restore")}</SubmitButton>
        </PlainForm>
      </div>
    </details>
  );
}

export function DecisionList({ items }: { items: readonly LoggedDecision[] }) {
  const { t } = useTranslation("reporting");
  return (
    <ol className="divide-y divide-base-300">
      {items.map(({ auditId, actorName, kind, subjectId, excerpt, to, outcome, reason, at, restorable }) => (
        <li key={auditId} className="flex flex-col gap-2 py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge level={LEVELS[outcome]}>{t(`log.outcomes.${outcome}`)}</Badge>
            <span className="font-medium">
              {to ? (
                <Link to={to} className="link">
                  {kind}
                </Link>
              ) : (
                kind
              )}
            </span>
            <span className="text-sm text-muted">
              {actorName ?? t("log.gone")} · <DateText at={at} style="dateTime" />
            </span>
          </p>
          {excerpt && <Written text={excerpt} className="max-w-prose border-s-2 border-base-300 ps-3 whitespace-pre-line" />}
          {reason && <Written text={reason} className="max-w-prose text-sm whitespace-pre-line" />}
          <p className="text-sm wrap-anywhere text-muted">{subjectId}</p>
          {restorable && <Restore auditId={auditId} restorable={restorable} />}
        </li>
      ))}
    </ol>
  );
}
