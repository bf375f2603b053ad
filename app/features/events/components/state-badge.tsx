/** Whether an event is shown, waits, is out of sight or deleted. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";

const LEVELS = { active: "success", cancelled: "error", waiting: "warning", inactive: "neutral", deleted: "error" } as const;

export function StateBadge({ state }: { state: keyof typeof LEVELS }) {
  const { t } = useTranslation("events");
  return <Badge level={LEVELS[state]}>{t(`states.${state}`)}</Badge>;
}
