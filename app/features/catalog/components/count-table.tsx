/** What was counted most, as bars in a table. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { Section } from "~/kit/section";
import { TimeAgo } from "~/kit/time";
import { useCatalogWords } from "../offered/use-catalog-words";

export interface CountRow {
  key: string;
  name: ReactNode;
  count: number;
  /** When it was counted last. */
  lastAt?: number;
}

interface CountTableProps {
  title: string;
  lead?: string;
  rows: CountRow[];
  /** What the rows are. */
  header: string;
  countHeader: string;
  /** Shows when each was counted last, under this heading. */
  lastHeader?: string;
}

function Bar({ count, highest }: { count: number; highest: number }) {
  const { number } = useCatalogWords();
  return (
    <span className="flex items-center gap-3 md:w-52">
      <span className="h-2.5 grow overflow-hidden rounded-full bg-base-200" aria-hidden>
        <span className="block h-full rounded-full bg-primary" style={{ width: `${(count / highest) * 100}%` }} />
      </span>
      <span className="w-12 text-end tabular-nums">{number(count)}</span>
    </span>
  );
}

export function CountTable({ title, lead, rows, header, countHeader, lastHeader }: CountTableProps) {
  const { t } = useTranslation("upkeep");
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  const columns: Column<CountRow>[] = [
    { key: "name", header, isPrimary: true, cell: ({ name }) => name },
    { key: "count", header: countHeader, cell: ({ count }) => <Bar count={count} highest={highest} /> },
  ];
  if (lastHeader) columns.push({ key: "last", header: lastHeader, cell: ({ lastAt }) => lastAt !== undefined && <TimeAgo at={lastAt} /> });
  return (
    <Section title={title} lead={lead} className="min-w-0">
      {rows.length === 0 ? (
        <p className="text-muted">{t("analytics.none")}</p>
      ) : (
        <ResponsiveTable caption={title} columns={columns} rows={rows} rowKey={({ key }) => key} />
      )}
    </Section>
  );
}
