/** How an import stands, in its list and on its own part of the page. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import type { ImportsPanel } from "../imports.service.server";

type Import = NonNullable<ImportsPanel["chosen"]>;

const LEVELS = { reading: "info", shown: "warning", waiting: "warning", running: "info", done: "success", failed: "error" } as const;

export function ImportStatus({ row: { status, undoneAt } }: { row: Pick<Import, "status" | "undoneAt"> }) {
  const { t } = useTranslation("upkeep");
  return (
    <span className="inline-block whitespace-nowrap">
      {undoneAt === null ? (
        <Badge level={LEVELS[status]}>{t(`admin.statuses.${status}`)}</Badge>
      ) : (
        <Badge level="warning">{t("admin.statuses.undone")}</Badge>
      )}
    </span>
  );
}
