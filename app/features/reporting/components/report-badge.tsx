/** Where a report stands, in the words of whoever sent it. */
import { useTranslation } from "react-i18next";
import { Badge, type BadgeLevel } from "~/kit/badge";
import type { ReportStatus } from "../choices";

const LEVELS: Record<ReportStatus, BadgeLevel> = { open: "warning", claimed: "info", upheld: "success", dismissed: "neutral" };

export function ReportBadge({ status }: { status: ReportStatus }) {
  const { t } = useTranslation("reporting");
  return <Badge level={LEVELS[status]}>{t(`states.${status}`)}</Badge>;
}
