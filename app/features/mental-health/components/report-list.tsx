/** What people say of an entry, or of a page on which entries stand: here alone, for staff who confirmed that it is they. */
import { useTranslation } from "react-i18next";
import { DateText } from "~/kit/time";
import type { listPageReports } from "../mental-health.service.server";
import { ConfirmFirst } from "./confirm-first";

interface ReportListProps {
  /** Null while they have to confirm. */
  reports: Awaited<ReturnType<typeof listPageReports>>;
  /** Where they come back to. */
  here: string;
}

export function ReportList({ reports, here }: ReportListProps) {
  const { t } = useTranslation("mental-health");
  if (reports === null) return <ConfirmFirst here={here} />;
  if (reports.length === 0) return <p className="text-muted">{t("one.noReports")}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {reports.map(({ reportId, about, details, createdAt }) => (
        <li key={reportId} className="border-s-2 border-base-300 ps-3">
          <p className="text-sm text-muted">
            {about} · <DateText at={createdAt} />
          </p>
          <p className="max-w-prose whitespace-pre-line">{details ?? t("one.lostReport")}</p>
        </li>
      ))}
    </ul>
  );
}
