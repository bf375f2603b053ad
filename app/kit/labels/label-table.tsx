/** Categories or tags as a table in their order, with what admins do most. */

import { useTranslation } from "react-i18next";
import ArrowDown from "~icons/lucide/arrow-down";
import ArrowUp from "~icons/lucide/arrow-up";
import { ActionButton } from "../forms/action-button";
import { Link } from "../link";
import { type Column, ResponsiveTable } from "../responsive-table";
import { useWords } from "../use-words";
import { LabelIcon } from "./label-icon";

export interface LabelRow {
  labelId: string;
  slug: string;
  nameEn: string;
  nameTr: string;
  isActive: boolean;
  usedCount: number;
  drawing: string | null;
  became: { labelId: string; name: string } | null;
}

interface LabelTableProps {
  caption: string;
  items: readonly LabelRow[];
  /** Where one is changed; its id follows. */
  editPath: string;
}

function Acts({ row: { labelId, isActive }, name, editPath }: { row: LabelRow; name: string; editPath: string }) {
  const { t } = useTranslation("labels");
  const { t: kit } = useTranslation("kit");
  const act = isActive ? "deactivate" : "activate";
  return (
    <span className="flex flex-wrap gap-2 md:flex-nowrap">
      <ActionButton fields={{ act: "up", id: labelId }} label={t("act.upOne", { name })} className="btn-sm btn-square">
        <ArrowUp size={16} aria-hidden />
      </ActionButton>
      <ActionButton fields={{ act: "down", id: labelId }} label={t("act.downOne", { name })} className="btn-sm btn-square">
        <ArrowDown size={16} aria-hidden />
      </ActionButton>
      <Link to={`${editPath}/${labelId}`} prefetch="intent" className="btn btn-sm" aria-label={t("list.editOne", { name })}>
        {kit("acts.edit")}
      </Link>
      <ActionButton fields={{ act, id: labelId }} label={t(`act.${act}One`, { name })}>
        {t(`act.${act}`)}
      </ActionButton>
    </span>
  );
}

export function LabelTable({ caption, items, editPath }: LabelTableProps) {
  const { t } = useTranslation("labels");
  const { locale } = useWords();
  const isTurkish = locale === "tr";
  const nameOf = ({ nameEn, nameTr }: LabelRow) => (isTurkish ? nameTr : nameEn);
  const columns: Column<LabelRow>[] = [
    {
      key: "name",
      header: t("list.name"),
      isPrimary: true,
      cell: (row) => (
        <span className="flex items-center gap-2">
          <LabelIcon drawing={row.drawing} />
          <span className="min-w-0">
            {nameOf(row)}
            {row.nameEn !== row.nameTr && (
              <span className="block text-sm font-normal text-muted" lang={isTurkish ? "en" : "tr"}>
                {isTurkish ? row.nameEn : row.nameTr}
              </span>
            )}
          </span>
        </span>
      ),
    },
    { key: "slug", header: t("list.slug"), cell: ({ slug }) => <span className="wrap-anywhere">{slug}</span> },
    { key: "used", header: t("list.used"), align: "end", cell: ({ usedCount }) => usedCount },
    {
      key: "acts",
      header: t("list.acts"),
      cell: (row) =>
        row.became ? (
          <span>
            {t("list.became")}{" "}
            <Link to={`${editPath}/${row.became.labelId}`} className="link">
              {row.became.name}
            </Link>
          </span>
        ) : (
          <Acts row={row} name={nameOf(row)} editPath={editPath} />
        ),
    },
  ];
  return <ResponsiveTable caption={caption} columns={columns} rows={items} rowKey={({ labelId }) => labelId} />;
}
