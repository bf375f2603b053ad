/** Something that was removed of the reader's own: why, and the one appeal against it. */
import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeLevel } from "~/kit/badge";
import { formatDate } from "~/kit/format";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { KeyField } from "~/kit/forms/key-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { Link } from "~/kit/link";
import { Card } from "~/kit/section";
import { TimeAgo } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { Written } from "~/kit/written";
import type { Removal } from "../appeals.service.server";
import { type AppealStatus, MAX_APPEAL, MIN_APPEAL } from "../choices";

const LEVELS: Record<AppealStatus, BadgeLevel> = { open: "warning", granted: "success", refused: "neutral" };

function AppealForm({ removal: { type, id } }: { removal: Removal }) {
  const { t } = useTranslation("reporting");
  const result = useActionData<{ result?: SubmissionResult | null }>()?.result ?? null;
  const own = result?.initialValue?.subject_id === id ? result : null;
  return (
    <details open={own !== null} className="mt-3">
      <summary className="btn">{t("appeals.open")}</summary>
      <FormShell
        feature="reporting"
        schema={() => import("../reporting.schemas").then((m) => m.appealSchema)}
        result={own}
        defaultValue={{ subject_type: type, subject_id: id }}
        className="mt-3 max-w-prose"
      >
        <KeyField />
        <HiddenField name="subject_type" />
        <HiddenField name="subject_id" />
        <TextArea name="text" rows={4} minLength={MIN_APPEAL} maxLength={MAX_APPEAL} />
        <SubmitButton className="self-start btn-primary">{t("appeals.submit")}</SubmitButton>
      </FormShell>
    </details>
  );
}

export function RemovalCard({ removal }: { removal: Removal }) {
  const { t } = useTranslation("reporting");
  const { id, type, title, page, reason, at, appeal, opensAt } = removal;
  const { locale } = useWords();
  return (
    <Card>
      <h3 id={id} className="scroll-mt-24 font-semibold">
        <Link to={page} className="link">
          {t(`types.${type}`)} · {title}
        </Link>
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
        {appeal && <Badge level={LEVELS[appeal.status]}>{t(`appeals.states.${appeal.status}`)}</Badge>} <TimeAgo at={at} />
      </p>
      {reason && <p className="mt-2 text-sm">{t("appeals.reason", { reason })}</p>}
      {appeal && (
        <>
          <p className="mt-3 text-sm font-semibold">{t("appeals.said")}</p>
          <Written text={appeal.text} className="whitespace-pre-line" />
        </>
      )}
      {opensAt !== null && <p className="mt-3 text-sm">{t("appeals.opensAt", { at: formatDate(opensAt, locale, "time") })}</p>}
      {!appeal && opensAt === null && <AppealForm removal={removal} />}
      {appeal?.answer && (
        <>
          <p className="mt-3 text-sm font-semibold">{t("appeals.answer")}</p>
          <Written text={appeal.answer} className="border-s-2 border-primary ps-3 whitespace-pre-line" />
        </>
      )}
    </Card>
  );
}
