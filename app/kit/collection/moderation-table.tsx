/** The staff's view of a moderated collection: tabs by state, rows to choose, and acts on all that are chosen. */
import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Status, StatusBadge } from "../badge";
import { EmptyState } from "../empty-state";
import { FormShell } from "../forms/form-shell";
import { SubmitButton } from "../forms/submit-button";
import { TextArea } from "../forms/text-area";
import { Pager, type PagerProps } from "../pager";
import { type Column, ResponsiveTable } from "../responsive-table";
import { useQueryLink } from "../search-links";
import { Tabs } from "../tabs";
import { TimeAgo } from "../time";

/** One row; features map their items to this. */
export interface ModerationRow {
  id: string;
  title: string;
  /** The item's own page. */
  to: string;
  status: Status;
  /** Null once the account is gone. */
  author: string | null;
  sentAt: number;
  /** Why it was rejected. */
  reason?: string | null;
}

export type ModerationActName = "approve" | "reject" | "remove" | "restore";

export interface ModerationTableProps<Row extends ModerationRow> {
  caption: string;
  rows: readonly Row[];
  /** How many there are in each state; the order of the tabs. */
  counts: Partial<Record<Status, number>>;
  /** The state that is shown; the address says it as `?status=`. */
  status: Status;
  /** What may be done with rows of this state. */
  acts: readonly ModerationActName[];
  pager: PagerProps;
  /** Columns of the feature's own, between title and author. */
  columns?: Column<Row>[];
}

const LOOKS: Record<ModerationActName, string> = {
  approve: "btn-primary",
  reject: "btn-outline btn-error",
  remove: "btn-outline btn-error",
  restore: "btn-outline",
};

function useColumns<Row extends ModerationRow>(own: Column<Row>[]): Column<Row>[] {
  const { t } = useTranslation("kit");
  return [
    { key: "title", header: t("moderation.item"), isPrimary: true, cell: (row) => <TitleCell row={row} /> },
    ...own,
    { key: "author", header: t("moderation.author"), cell: (row) => row.author ?? t("moderation.noAuthor") },
    { key: "sentAt", header: t("moderation.sent"), cell: (row) => <TimeAgo at={row.sentAt} /> },
    { key: "status", header: t("moderation.status"), cell: (row) => <StatusBadge status={row.status} /> },
  ];
}

function TitleCell({ row }: { row: ModerationRow }) {
  const { t } = useTranslation("kit");
  return (
    <div className="flex items-start gap-3">
      <input type="checkbox" name="ids" value={row.id} className="checkbox checkbox-sm mt-0.5" aria-label={t("moderation.choose", { title: row.title })} />
      <div className="min-w-0">
        <Link to={row.to} className="link wrap-anywhere" prefetch="intent">
          {row.title}
        </Link>
        {row.reason && <p className="text-sm font-normal text-base-content/80">{t("moderation.rejectedFor", { reason: row.reason })}</p>}
      </div>
    </div>
  );
}

/** Its page's action takes `moderationActSchema` from `moderation.schema.ts`, with `feature: "kit"`. */
export function ModerationTable<Row extends ModerationRow>(props: ModerationTableProps<Row>) {
  const { caption, rows, counts, status, acts, pager, columns = [] } = props;
  const { t } = useTranslation("kit");
  const link = useQueryLink();
  const [chosen, setChosen] = useState(0);
  const all = useColumns(columns);
  const states = Object.entries(counts) as [Status, number][];
  const tabs = states.map(([each, count]) => ({ to: link({ status: each }), label: t(`status.${each}`), count, isActive: each === status }));
  const countChosen = (event: React.FormEvent<HTMLDivElement>) =>
    setChosen(event.currentTarget.querySelectorAll("input[name=ids]:checked").length);
  return (
    <div className="flex flex-col gap-4">
      <Tabs label={t("moderation.status")} tabs={tabs} />
      {rows.length === 0 ? (
        <EmptyState title={t("list.nothing")} />
      ) : (
        <FormShell key={`${status} ${pager.page} ${rows[0]?.id}`} feature="kit" isGuarded={false}>
          <div id="chosen-items" tabIndex={-1} onChange={countChosen}>
            <ResponsiveTable caption={caption} columns={all} rows={rows} rowKey={(row) => row.id} />
          </div>
          {acts.includes("reject") && <TextArea name="reason" rows={2} maxLength={1000} isOptional />}
          <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-base-300 bg-base-100 py-3">
            <span role="status" className="text-sm empty:hidden">
              {chosen > 0 && t("moderation.chosen", { count: chosen })}
            </span>
            {acts.map((act) => (
              <SubmitButton key={act} name="act" value={act} className={LOOKS[act]}>
                {t(`acts.${act}`)}
              </SubmitButton>
            ))}
          </div>
        </FormShell>
      )}
      <Pager {...pager} />
    </div>
  );
}
