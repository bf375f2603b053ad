/** The staff's view of a moderated collection: tabs by state, rows to read and choose, and decisions on all that are chosen. */

import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Decision, decisions, MAX_REASON, type ReviewStatus, reviewStatuses, transitions } from "../../engines/review/decision";
import { rejectionTemplates } from "../../engines/review/templates";
import { StatusBadge } from "../badge";
import { EmptyState } from "../empty-state";
import { FilterBar } from "../filter-bar";
import { SearchBox } from "../filters";
import { PlainForm } from "../forms/plain-form";
import { SubmitButton } from "../forms/submit-button";
import { TemplatePicker } from "../forms/template-picker";
import { TextArea } from "../forms/text-area";
import { Link } from "../link";
import { useQueryLink } from "../search-links";
import { SelectAll } from "../select-all";
import { Tabs } from "../tabs";
import { TimeAgo } from "../time";
import { Written } from "../written";
import { CursorPager } from "./cursor-pager";

/** One row; features map their items to this. */
export interface ModerationRow {
  id: string;
  title: string;
  /** The item's own page. */
  to?: string;
  status: ReviewStatus;
  sentAt: number;
  /** Why it was rejected. */
  reason?: string | null;
  /** The reviewer wrote it, so it isn't theirs to decide. */
  isMine: boolean;
  /** What has to be read before deciding. */
  body: ReactNode;
}

export interface ModerationTableProps {
  rows: readonly ModerationRow[];
  counts: Record<ReviewStatus, number>;
  status: ReviewStatus;
  /** The cursor of older rows; absent on the last page. */
  nextBefore?: number;
  /** The label of a search in the texts; absent where there is none. */
  searchLabel?: string;
  /** Its reader decides nothing, and sees what they sent. */
  isReadOnly?: boolean;
  /** Tells two of these on one page apart, in their forms. */
  name?: string;
}

const LOOKS: Record<Decision, string> = {
  approve: "btn-primary",
  reject: "btn-error",
  delete: "btn-error",
  restore: "btn-outline",
};

/** Its page's action takes `reviewSchema` from `engines/review`, with `feature: "kit"`. */
export function ModerationTable({ rows, counts, status, nextBefore, searchLabel, isReadOnly = false, name }: ModerationTableProps) {
  const { t } = useTranslation(["kit", "review"]);
  const link = useQueryLink();
  const [chosen, setChosen] = useState(0);
  const tabs = reviewStatuses.map((each) => ({
    to: link({ status: each, before: null }),
    label: t(`status.${each}`),
    count: counts[each],
    isActive: each === status,
  }));
  const possible = isReadOnly ? [] : decisions.filter((decision) => transitions[decision].from.includes(status));
  const countChosen = (event: FormEvent<HTMLElement>) => setChosen(event.currentTarget.querySelectorAll("input[name=ids]:checked").length);
  return (
    <div className="flex flex-col gap-4">
      <Tabs label={t("review:moderation.status")} tabs={tabs} />
      {searchLabel && <FilterBar search={<SearchBox label={searchLabel} />} keeps={["status", "view"]} />}
      {rows.length === 0 ? (
        <EmptyState title={t("list.nothing")} />
      ) : (
        <PlainForm key={`${status} ${rows[0]?.id} ${rows.length}`} feature="kit" isGuarded={false}>
          {name && <input type="hidden" name="collection" value={name} />}
          {!isReadOnly && rows.length > 1 && <SelectAll name="ids" label={t("review:moderation.chooseAll")} />}
          <ul className="flex flex-col gap-3" onChange={countChosen}>
            {rows.map((row) => (
              <li key={row.id}>
                <Row row={row} isReadOnly={isReadOnly} />
              </li>
            ))}
          </ul>
          {possible.some((decision) => transitions[decision].needsReason) && <Reason />}
          {!isReadOnly && (
            <div className="sticky bottom-(--stack) flex flex-wrap items-center gap-3 border-t border-base-300 bg-base-100 py-3">
              {possible.map((decision) => (
                <SubmitButton key={decision} name="decision" value={decision} className={LOOKS[decision]}>
                  {t(`acts.${decision}`)}
                </SubmitButton>
              ))}
              <span role="status" className="text-sm empty:hidden">
                {chosen > 0 && t("review:moderation.chosen", { count: chosen })}
              </span>
            </div>
          )}
        </PlainForm>
      )}
      <CursorPager name="before" next={nextBefore} />
    </div>
  );
}

/** The reason that authors read, with sentences at hand. */
function Reason() {
  const { i18n } = useTranslation("kit");
  return (
    <div className="flex flex-col gap-3">
      <TemplatePicker templates={rejectionTemplates} locale={i18n.language === "tr" ? "tr" : "en"} into="reason" />
      <TextArea name="reason" rows={2} maxLength={MAX_REASON} isOptional />
    </div>
  );
}

function Row({ row, isReadOnly }: { row: ModerationRow; isReadOnly: boolean }) {
  const { t } = useTranslation(["kit", "review"]);
  return (
    <article className="flex items-start gap-3 rounded-box border border-base-300 p-4">
      {!isReadOnly && (
        <input
          type="checkbox"
          name="ids"
          value={row.id}
          disabled={row.isMine}
          className="checkbox mt-1"
          aria-label={t("review:moderation.choose", { title: row.title })}
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-semibold">
            {row.to ? (
              <Link to={row.to} className="link" prefetch="intent">
                <Written as="span" text={row.title} />
              </Link>
            ) : (
              <Written as="span" text={row.title} />
            )}
          </h2>
          <StatusBadge status={row.status} />
          <span className="text-sm text-muted">
            <TimeAgo at={row.sentAt} />
          </span>
        </div>
        {row.isMine && !isReadOnly && <p className="text-sm text-muted">{t("review:moderation.own")}</p>}
        {row.reason && <p className="text-sm">{t("moderation.rejectedFor", { reason: row.reason })}</p>}
        <div className="wrap-anywhere">{row.body}</div>
      </div>
    </article>
  );
}
