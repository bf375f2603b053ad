/** Admins decide on a pool's experiences, several at a time. */
import { useTranslation } from "react-i18next";
import { ModerationTable, type ModerationTableProps } from "~/kit/collection/moderation-table";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import type { listSubmissions } from "../mental-health.service.server";
import type { PoolName } from "../pools.rules";
import { CalmFrame } from "./calm-frame";
import { ConfirmFirst } from "./confirm-first";
import { EntryFacts, useEntryTitle } from "./entry-facts";

interface SubmissionsProps extends Pick<ModerationTableProps, "status"> {
  pool: PoolName;
  list: Awaited<ReturnType<typeof listSubmissions>>;
}

export function SubmissionsPage({ pool, status, list: { items, counts, isConfirmed, nextBefore } }: SubmissionsProps) {
  const { t } = useTranslation("mental-health");
  const title = useEntryTitle();
  const rows = items.map((entry) => ({
    id: entry.entryId,
    title: `${title(entry)} · ${entry.city}`,
    to: entry.status === "deleted" ? undefined : `/${pool}/one/${entry.entryId}`,
    status: entry.status,
    sentAt: entry.sentAt,
    reason: entry.reviewReason,
    isMine: entry.isMine,
    body: (
      <>
        <EntryFacts entry={entry} />
        <p className="mt-3 whitespace-pre-line">{[entry.experience, entry.reach].filter(Boolean).join("\n\n")}</p>
      </>
    ),
  }));
  return (
    <CalmFrame removalOf={`/${pool}/submissions`}>
      <PageHeader
        title={t(`pages.${pool}-submissions`)}
        lead={t("submissions.lead")}
        act={
          <Link to="/admin/audit?kind=pool-entry" className="btn">
            {t("submissions.readings")}
          </Link>
        }
      />
      {isConfirmed ? (
        <ModerationTable rows={rows} counts={counts} status={status} nextBefore={nextBefore} />
      ) : (
        <ConfirmFirst here={`/${pool}/submissions?status=${status}`} />
      )}
    </CalmFrame>
  );
}
