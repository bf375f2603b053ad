/** What somebody has contributed: the state of each, why it was turned down, and what can be done with it. */

import { useTranslation } from "react-i18next";
import Pencil from "~icons/lucide/pencil";
import Trash2 from "~icons/lucide/trash-2";
import type { HiddenByReports } from "../../engines/review/hidden";
import { Badge, type Status, StatusBadge } from "../badge";
import { EmptyState, type EmptyStateProps } from "../empty-state";
import { ActionButton } from "../forms/action-button";
import { HiddenNote } from "../hidden-by-reports";
import { Link } from "../link";
import { Of } from "../of";
import { Card } from "../section";
import { TimeAgo } from "../time";

export interface PersonalItem {
  id: string;
  title: string;
  /** Its page, when it has one that its author may see. */
  to?: string;
  status: Status;
  changedAt: number;
  /** Why it was rejected. */
  reason?: string | null;
  /** What is told while reports hide it. */
  hidden?: HiddenByReports | null;
  editTo?: string;
  canDelete?: boolean;
}

export interface PersonalListProps {
  items: readonly PersonalItem[];
  empty: EmptyStateProps;
  /** Where the form that deletes goes: `act=remove` and `id`. The page's own action unless said otherwise. */
  action?: string;
}

export function PersonalList({ items, empty, action }: PersonalListProps) {
  if (items.length === 0) return <EmptyState {...empty} />;
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <PersonalCard item={item} action={action} />
        </li>
      ))}
    </ul>
  );
}

function PersonalCard({ item, action }: { item: PersonalItem; action?: string }) {
  const { t } = useTranslation("kit");
  const { title, to, status, changedAt, reason, hidden, editTo, canDelete } = item;
  const confirm = {
    title: t("moderation.deleteOneTitle", { title }),
    text: t("moderation.deleteOneText"),
    confirmLabel: t("acts.remove"),
    level: "error" as const,
  };
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">
            {to ? (
              <Link to={to} className="link">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
            {hidden ? <Badge level="warning">{hidden.badge}</Badge> : <StatusBadge status={status} />} <TimeAgo at={changedAt} />
          </p>
        </div>
        <div className="flex gap-2">
          {editTo && (
            <Link to={editTo} className="btn btn-sm">
              <Pencil size={16} aria-hidden />
              {t("acts.edit")}
              <Of>{title}</Of>
            </Link>
          )}
          {canDelete && (
            <ActionButton fields={{ act: "remove", id: item.id }} action={action} confirm={confirm} of={title}>
              <Trash2 size={16} aria-hidden />
              {t("acts.remove")}
            </ActionButton>
          )}
        </div>
      </div>
      {hidden && (
        <p className="mt-3 text-sm">
          <HiddenNote hidden={hidden} />
        </p>
      )}
      {status === "rejected" && reason && <p className="mt-3 border-s-2 border-error ps-3">{t("moderation.rejectedFor", { reason })}</p>}
    </Card>
  );
}
