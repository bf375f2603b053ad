/** Courses abroad beside the ones they counted as. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import type { Equivalence } from "../erasmus.service.server";

interface EquivalenceTableProps {
  rows: Equivalence[];
  /** The rows are of many semesters: each names its university and leads there. */
  isAcross?: boolean;
  /** Its author may remove rows. */
  canRemove?: boolean;
}

export function EquivalenceTable({ rows, isAcross, canRemove }: EquivalenceTableProps) {
  const { t } = useTranslation("erasmus");
  const university: Column<Equivalence> = {
    key: "university",
    header: t("fields.university"),
    cell: (row) => (
      <Link to={`/erasmus/one/${row.postId}`} className="link">
        {row.university}
      </Link>
    ),
  };
  const removal: Column<Equivalence> = {
    key: "remove",
    header: t("equivalences.remove"),
    cell: ({ key, theirCourse }) => (
      <ActionButton fields={{ act: "remove-course", key }} label={`${t("equivalences.remove")}: ${theirCourse}`}>
        {t("equivalences.remove")}
      </ActionButton>
    ),
  };
  const columns: Column<Equivalence>[] = [
    { key: "their", header: t("fields.their_course"), isPrimary: true, cell: ({ theirCourse }) => theirCourse },
    { key: "our", header: t("fields.our_course"), cell: ({ ourCourse }) => ourCourse },
    { key: "credits", header: t("fields.credits"), cell: ({ credits }) => credits ?? "–" },
    {
      key: "accepted",
      header: t("fields.is_accepted"),
      cell: ({ isAccepted }) => (
        <Badge level={isAccepted ? "success" : "error"}>{t(isAccepted ? "equivalences.accepted" : "equivalences.refused")}</Badge>
      ),
    },
    ...(isAcross ? [university] : []),
    ...(canRemove ? [removal] : []),
  ];
  return <ResponsiveTable caption={t("equivalences.title")} columns={columns} rows={rows} rowKey={({ key }) => String(key)} />;
}
