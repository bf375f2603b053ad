/** How much a person gave to each collection; never which text, nor on which day. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { reviewStatuses } from "../../../engines/review/decision";

interface Given {
  collection: string;
  /** What it is called. */
  label: string;
  counts: Record<(typeof reviewStatuses)[number], number>;
  lastMonth: number;
}

export function ContributionTable({ rows }: { rows: Given[] }) {
  const { t } = useTranslation("users");
  const { t: kit } = useTranslation("kit");
  const { locale } = useWords();
  if (rows.length === 0) return <p>{t("one.noContributions")}</p>;
  const columns: Column<Given>[] = [
    { key: "collection", header: t("one.collection"), isPrimary: true, cell: ({ label }) => label },
    ...reviewStatuses.map(
      (status): Column<Given> => ({
        key: status,
        header: kit(`status.${status}`),
        align: "end",
        cell: ({ counts }) => formatNumber(counts[status], locale),
      }),
    ),
    { key: "last", header: t("one.lastMonth"), cell: ({ lastMonth }) => <DateText at={lastMonth} style="month" /> },
  ];
  return <ResponsiveTable caption={t("one.contributions")} columns={columns} rows={rows} rowKey={({ collection }) => collection} />;
}
