/** What is on: an agenda by day, with this week in sight at once. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { pageHandle } from "~/platform/pages/handle";
import { readAgenda } from "../agenda.service.server";
import { Agenda } from "../components/agenda";
import { agendaFilters } from "../events.schemas";
import { campuses, periods, types } from "../options";

export const handle = pageHandle("events", "all");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const filters = agendaFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { when, cursor, type, campus, q } = filters;
  return { when, isFirst: !cursor, isFiltered: Boolean(type || campus || q), agenda: await readAgenda(ctx, filters) };
}

export default function Events() {
  const { t } = useTranslation("events");
  const { when, agenda } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const add = (
    <>
      <Link to="/map/all?kind=event" reloadDocument className="btn">
        {t("agenda.map")}
      </Link>
      <Link to="/event/personal" className="btn">
        {t("pages.personal")}
      </Link>
      <Link to="/event/add" className="btn btn-primary">
        {t("agenda.add")}
      </Link>
    </>
  );
  const tabs = periods.map((period) => ({
    to: link({ when: period === "week" ? null : period, cursor: null }),
    label: t(`agenda.periods.${period}`),
    isActive: period === when,
  }));
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("agenda.lead")} act={add} />
      <div className="flex flex-col gap-4">
        <Tabs label={t("agenda.when")} tabs={tabs} />
        <FilterBar search={<SearchBox label={t("agenda.search")} />} keeps={["when"]}>
          <FilterSelect
            name="type"
            label={t("fields.event_type")}
            options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
          <FilterSelect
            name="campus"
            label={t("fields.event_campus")}
            options={campuses.map((value) => ({ value, label: t(`campuses.${value}`) }))}
          />
        </FilterBar>
        {agenda.days.length === 0 ? <Nothing /> : <Agenda days={agenda.days} today={agenda.today} />}
        <Steps />
      </div>
    </>
  );
}

function Nothing() {
  const { t } = useTranslation("events");
  const { when, isFiltered } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const isNear = when !== "upcoming" && when !== "past";
  const act = (
    <Link to={isNear ? link({ when: "upcoming", cursor: null }) : "/event/all"} className="btn">
      {isNear ? t("agenda.showUpcoming") : t("agenda.showWeek")}
    </Link>
  );
  return <EmptyState title={isFiltered ? t("agenda.nothingFound") : t(`agenda.nothing.${when}`)} act={act} />;
}

/** The way through a long agenda. */
function Steps() {
  const { t } = useTranslation("events");
  const { isFirst, agenda } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  if (isFirst && !agenda.next) return null;
  return (
    <nav aria-label={t("agenda.steps")} className="flex gap-3">
      {!isFirst && (
        <Link to={link({ cursor: null })} className="btn btn-sm">
          {t("agenda.toStart")}
        </Link>
      )}
      {agenda.next && (
        <Link to={link({ cursor: agenda.next })} rel="next" className="btn btn-sm">
          {t("agenda.more")}
        </Link>
      )}
    </nav>
  );
}
