/** How the 72 hours of a breach stand. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { DateText } from "~/kit/time";

interface BreachClockProps {
  clock: "running" | "overdue" | "inTime" | "late" | "kept";
  dueAt: number;
  boardToldAt: number | null;
  closedAt: number | null;
}

const LEVELS = { running: "warning", overdue: "error", inTime: "success", late: "error", kept: "neutral" } as const;

export function BreachClock({ clock, dueAt, boardToldAt, closedAt }: BreachClockProps) {
  const { t } = useTranslation("breaches");
  const at = clock === "kept" ? null : (boardToldAt ?? dueAt);
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <Badge level={LEVELS[clock]}>{t(`clock.${clock}`)}</Badge>
      {at !== null && <DateText at={at} style="dateTime" />}
      {closedAt !== null && <Badge>{t("clock.closed")}</Badge>}
    </p>
  );
}
