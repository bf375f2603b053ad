/** Until when a request has to be answered, or when it was. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { DateText } from "~/kit/time";

interface RequestDueProps {
  dueAt: number | null;
  answeredAt: number | null;
  isOverdue: boolean;
}

export function RequestDue({ dueAt, answeredAt, isOverdue }: RequestDueProps) {
  const { t } = useTranslation("answering");
  const at = answeredAt ?? dueAt;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {isOverdue && <Badge level="error">{t("overdue")}</Badge>}
      {at !== null && (
        <span>
          {t(answeredAt === null ? "due" : "answered")}: <DateText at={at} style="dateTime" />
        </span>
      )}
    </p>
  );
}
