/** Events of communities, those that wait for staff first. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { eventStates } from "../../community/offered/event-states";
import { MeantCommunity } from "../../community/offered/staff-filters";
import { StaffTabs } from "../../community/offered/staff-tabs";
import { eventFilters } from "../community-events.schemas";
import { searchEvents } from "../community-events.service.server";
import { EventDecision } from "../components/event-decision";
import { eventAction } from "../decide.action.server";

export const handle = pageHandle("community-events", "all", ["community", "events"]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = eventFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { ...(await searchEvents(asAdmin(context), filters)), state: filters.state, isNarrowed: Boolean(filters.community) };
}

export const action = (args: ActionFunctionArgs) => eventAction(args);

export default function CommunityEvents() {
  const { t } = useTranslation("community-events");
  const { t: community } = useTranslation("community");
  const { items, named, next, state, isNarrowed } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const tabs = eventStates.map((each) => ({
    to: link({ state: each, before: null, after: null }),
    label: community(`eventStates.${each}`),
    isActive: each === state,
  }));
  const search = <SearchBox name="community" label={community("staff.searchCommunity")} />;
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("list.lead")} />
      <StaffTabs active="events" />
      <div className="mt-4 flex flex-col gap-4">
        <Tabs label={community("list.state")} tabs={tabs} />
        <FilterBar search={search} keeps={["state"]} />
        <MeantCommunity named={named} isFiltered={isNarrowed} />
        {items.length === 0 && <EmptyState title={state === "waiting" ? t("list.noneWaiting") : community("events.none")} />}
        <ul className="flex flex-col gap-3">
          {items.map((event) => (
            <li key={event.eventId}>
              <EventDecision event={event} />
            </li>
          ))}
        </ul>
        <CursorPager name={state === "waiting" ? "after" : "before"} next={next} />
      </div>
    </>
  );
}
