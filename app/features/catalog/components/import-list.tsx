/** The latest imports; each leads to what it did. */

import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { TimeAgo } from "~/kit/time";
import { isUnreadable } from "../import-failures.rules";
import type { ImportsPanel } from "../imports.service.server";
import { useCatalogWords } from "../offered/use-catalog-words";
import { ImportStatus } from "./import-status";

type Import = ImportsPanel["latest"][number];

export function ImportList({ imports }: { imports: Import[] }) {
  const { t } = useTranslation("upkeep");
  const { number, term } = useCatalogWords();
  if (imports.length === 0) return <EmptyState title={t("admin.none")} text={t("admin.noneText")} />;
  const countsOf = ({ added, changed, unchanged, withdrawn, refused }: Import) =>
    [added, changed, unchanged, withdrawn, refused].map(number).join(" / ");
  const columns: Column<Import>[] = [
    {
      key: "file",
      header: t("admin.file"),
      isPrimary: true,
      cell: ({ importId, fileName }) => (
        <Link to={`?import=${importId}`} className="link">
          {fileName}
        </Link>
      ),
    },
    {
      key: "kind",
      header: t("admin.kind"),
      cell: (row) => [isUnreadable(row) ? "—" : t(`admin.kinds.${row.kind}`), row.term && term(row.term)].filter(Boolean).join(" · "),
    },
    { key: "status", header: t("admin.status"), cell: (row) => <ImportStatus row={row} /> },
    { key: "counts", header: t("admin.counts"), align: "end", cell: countsOf },
    { key: "by", header: t("admin.by"), cell: (row) => <Origin row={row} /> },
  ];
  return <ResponsiveTable caption={t("admin.latest")} columns={columns} rows={imports} rowKey={({ importId }) => importId} />;
}

function Origin({ row: { startedBy, createdAt } }: { row: Import }) {
  const { t } = useTranslation("upkeep");
  return (
    <>
      {startedBy ? `@${startedBy}` : t("admin.command")} · <TimeAgo at={createdAt} />
    </>
  );
}
