/** A reported thing: what it says, what people say about it, and what can be done. */

import { useTranslation } from "react-i18next";
import type { ReviewStatus } from "~/engines/review/decision";
import { Badge, StatusBadge } from "~/kit/badge";
import { DossierView } from "~/kit/dossier-view";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { DateText, TimeAgo } from "~/kit/time";
import { Written } from "~/kit/written";
import type { WholeGroup } from "../moderation.service.server";
import { DecideForm } from "./decide-form";
import { ReportBadge } from "./report-badge";

type GroupProps = { group: WholeGroup };

function Heading({ group }: GroupProps) {
  const { t } = useTranslation(["reporting", "review"]);
  const { reportId, subjectType, to, count, categories, createdAt, status, subjectStatus, isUrgent } = group;
  const title = t(`types.${subjectType ?? "general"}`);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 id={reportId} className="text-lg font-semibold">
        {to ? (
          <Link to={to} className="link">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {isUrgent && <Badge level="error">{t("review:moderation.urgent")}</Badge>}
      <ReportBadge status={status} />
      {categories.map((category) => (
        <Badge key={category}>{t(`categories.${category}`)}</Badge>
      ))}
      <span className="text-sm text-muted">
        {t("all.reports", { count })} · <TimeAgo at={createdAt} />
      </span>
      {subjectStatus && (
        <span className="flex items-center gap-1.5 text-sm text-muted">
          {t("all.itemIs")} <StatusBadge status={subjectStatus as ReviewStatus} />
        </span>
      )}
    </header>
  );
}

function Said({ group: { reports, count } }: GroupProps) {
  const { t } = useTranslation("reporting");
  return (
    <ul className="flex flex-col gap-3">
      {reports.map(({ category, details, who, createdAt }, index) => (
        <li key={index} className="max-w-prose">
          <p className="text-sm text-muted">
            {t(`who.${who}`)} · {t(`categories.${category}`)} · <TimeAgo at={createdAt} />
          </p>
          <Written text={details ?? t("one.sealed")} className="whitespace-pre-line" />
        </li>
      ))}
      {count > reports.length && <li className="text-sm text-muted">{t("all.more", { count: count - reports.length })}</li>}
    </ul>
  );
}

function Acts({ group }: GroupProps) {
  const { t } = useTranslation(["reporting", "review"]);
  const { reportId, claim, isOwn } = group;
  if (isOwn) return <p className="text-sm text-muted">{t("all.own")}</p>;
  if (claim === "other") return <p className="text-sm text-muted">{t("review:moderation.claimedByOther")}</p>;
  return (
    <div className="flex flex-col gap-3">
      {claim === "mine" ? (
        <p className="text-sm text-muted">{t("review:moderation.claimedByMe")}</p>
      ) : (
        <div>
          <ActionButton fields={{ act: "claim", report_id: reportId }}>{t("review:moderation.claim")}</ActionButton>
        </div>
      )}
      <DecideForm group={group} />
    </div>
  );
}

function Decided({ group: { reportId, decidedAt, answer, canUndo, pausedUntil, isOwn } }: GroupProps) {
  const { t } = useTranslation(["reporting", "review"]);
  return (
    <div className="flex flex-col items-start gap-2">
      {decidedAt !== null && (
        <p className="text-sm text-muted">
          {t("one.decided")} <DateText at={decidedAt} style="dateTime" />
        </p>
      )}
      {answer && <Written text={answer} className="max-w-prose border-s-2 border-primary ps-3 whitespace-pre-line" />}
      {pausedUntil !== null && (
        <p className="text-sm">
          {t("all.pausedUntil")} <DateText at={pausedUntil} style="dateTime" />
        </p>
      )}
      {pausedUntil !== null && !isOwn && <ActionButton fields={{ act: "lift", report_id: reportId }}>{t("all.lift")}</ActionButton>}
      {canUndo && <ActionButton fields={{ act: "undo", report_id: reportId }}>{t("review:moderation.undo")}</ActionButton>}
    </div>
  );
}

export function GroupCard({ group }: GroupProps) {
  const { t } = useTranslation("reporting");
  const isDecided = group.decidedAt !== null;
  return (
    <article aria-labelledby={group.reportId} className="flex flex-col gap-4 border-b border-base-300 py-4">
      <Heading group={group} />
      {group.dossier && <DossierView dossier={group.dossier} title={t(`types.${group.subjectType ?? "general"}`)} />}
      <Said group={group} />
      {isDecided ? <Decided group={group} /> : <Acts group={group} />}
    </article>
  );
}
