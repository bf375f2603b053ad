/** How an import stands, in its list and on its own part of the page. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { isUnreadable } from "../import-failures.rules";
import type { ImportsPanel } from "../imports.service.server";

type Import = NonNullable<ImportsPanel["chosen"]>;

const LEVELS = {
  reading: "info",
  shown: "warning",
  waiting: "warning",
  running: "info",
  done: "success",
  failed: "error",
  unreadable: "warning",
} as const;

export function ImportStatus({ row }: { row: Pick<Import, "status" | "undoneAt" | "failure" | "confirmedAt"> }) {
  const { t } = useTranslation("upkeep");
  const { status, undoneAt } = row;
  const shown = isUnreadable(row) ? "unreadable" : status;
  return (
    <span className="inline-block whitespace-nowrap">
      {undoneAt === null ? (
        <Badge level={LEVELS[shown]}>{t(`admin.statuses.${shown}`)}</Badge>
      ) : (
        <Badge level="warning">{t("admin.statuses.undone")}</Badge>
      )}
    </span>
  );
}
