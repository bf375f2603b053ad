/** Departments as a table, with what admins do most. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { useWords } from "~/kit/use-words";

interface DepartmentRow {
  departmentId: string;
  departmentCode: string;
  numericCode: string;
  nameEn: string;
  nameTr: string;
  facultyName: string;
  isActive: boolean;
}

function Acts({ row: { departmentId, departmentCode, isActive } }: { row: DepartmentRow }) {
  const { t } = useTranslation("departments");
  const { t: kit } = useTranslation("kit");
  const act = isActive ? "deactivate" : "activate";
  return (
    <span className="flex flex-wrap gap-2 md:flex-nowrap">
      <Link
        to={`/admin/departments/edit/${departmentId}`}
        prefetch="intent"
        className="btn btn-sm"
        aria-label={t("list.editOne", { name: departmentCode })}
      >
        {kit("acts.edit")}
      </Link>
      <ActionButton fields={{ act, id: departmentId }} label={t(`act.${act}One`, { name: departmentCode })}>
        {t(`act.${act}`)}
      </ActionButton>
    </span>
  );
}

export function DepartmentTable({ items }: { items: DepartmentRow[] }) {
  const { t } = useTranslation("departments");
  const { locale } = useWords();
  const columns: Column<DepartmentRow>[] = [
    {
      key: "department",
      header: t("list.department"),
      isPrimary: true,
      cell: ({ nameEn, nameTr }) => (
        <>
          {locale === "tr" ? nameTr : nameEn}
          <span className="block text-sm font-normal text-muted" lang={locale === "tr" ? "en" : "tr"}>
            {locale === "tr" ? nameEn : nameTr}
          </span>
        </>
      ),
    },
    {
      key: "code",
      header: t("fields.department_code"),
      cell: ({ departmentCode, numericCode }) => (
        <span className="whitespace-nowrap tabular-nums">
          {departmentCode === numericCode ? numericCode : `${departmentCode} · ${numericCode}`}
        </span>
      ),
    },
    { key: "faculty", header: t("fields.faculty"), cell: ({ facultyName }) => facultyName },
    {
      key: "state",
      header: t("list.state"),
      cell: ({ isActive }) => (
        <span className="whitespace-nowrap">
          <Badge level={isActive ? "success" : "neutral"}>{t(isActive ? "list.active" : "list.inactive")}</Badge>
        </span>
      ),
    },
    { key: "acts", header: t("list.acts"), cell: (row) => <Acts row={row} /> },
  ];
  return <ResponsiveTable caption={t("pages.all")} columns={columns} rows={items} rowKey={({ departmentId }) => departmentId} />;
}
