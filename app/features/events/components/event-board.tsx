/** The board of all events: what waits on top, then the rest by state; one's own for people without a role. */
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { ActionButton } from "~/kit/forms/action-button";
import { useQueryLink } from "~/kit/search-links";
import { Section } from "~/kit/section";
import { Tabs } from "~/kit/tabs";
import { type PanelState, panelStates } from "../options";
import type { PanelEvent } from "../panel.service.server";
import { EventTable } from "./event-table";

export interface EventBoardProps {
  state: PanelState;
  /** The id of an event that has just been deleted. */
  deleted: string | null;
  list: {
    isStaff: boolean;
    items: PanelEvent[];
    waiting: PanelEvent[];
    counts: Record<Exclude<PanelState, "all">, number> | null;
    nextBefore?: number;
  };
}

export function EventBoard({ state, deleted, list }: EventBoardProps) {
  const { t } = useTranslation("events");
  const { t: board } = useTranslation("board");
  const link = useQueryLink();
  const { counts, isStaff, waiting, items } = list;
  const tabs = panelStates.map((each) => ({
    to: link({ state: each === "all" ? null : each, before: null, deleted: null }),
    label: t(`states.${each}`),
    count: each === "all" ? undefined : counts?.[each],
    isActive: each === state,
  }));
  return (
    <div className="flex flex-col gap-4">
      {isStaff && deleted && <Undo eventId={deleted} />}
      {isStaff && <Tabs label={board("panel.states")} tabs={tabs} />}
      <FilterBar search={<SearchBox label={board("panel.search")} />} keeps={["state"]} />
      {waiting.length > 0 && (
        <Section title={board("panel.waiting")} className="mt-0!">
          <EventTable events={waiting} isStaff={isStaff} />
        </Section>
      )}
      {items.length === 0 && <EmptyState title={board("panel.none")} drawing="calendar" />}
      {items.length > 0 && waiting.length === 0 && <EventTable events={items} isStaff={isStaff} />}
      {items.length > 0 && waiting.length > 0 && (
        <Section title={board("panel.rest")} className="mt-0!">
          <EventTable events={items} isStaff={isStaff} />
        </Section>
      )}
      <CursorPager name="before" next={list.nextBefore} />
    </div>
  );
}

function Undo({ eventId }: { eventId: string }) {
  const { t: board } = useTranslation("board");
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-info p-3">
      <p>{board("panel.deleted")}</p>
      <ActionButton fields={{ act: "restore", id: eventId }}>{board("panel.undo")}</ActionButton>
    </div>
  );
}
