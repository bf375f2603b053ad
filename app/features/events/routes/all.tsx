/** What is on: an agenda by day, with this week in sight at once, or a month as a calendar. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { officialName } from "~/platform/official-name";
import { pageHandle } from "~/platform/pages/handle";
import { readAgenda, readMonth, weekStrip } from "../agenda.service.server";
import { Agenda } from "../components/agenda";
import { MonthCalendar } from "../components/month-calendar";
import { WeekStrip } from "../components/week-strip";
import { agendaFilters, agendaView } from "../events.schemas";
import { campuses, periods, types, usualPeriod } from "../options";

export const handle = pageHandle("events", "all", ["agenda"]);

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { view, month } = agendaView.parse(query);
  const filters = agendaFilters.parse({ when: usualPeriod(query.q), ...query });
  const { when, day, cursor, type, campus, q } = filters;
  const shown = { when, day, isFirst: !cursor, isFiltered: Boolean(type || campus || q) };
  if (view === "month") return { ...shown, calendar: await readMonth(ctx, month, filters), agenda: null, strip: null };
  return { ...shown, calendar: null, agenda: await readAgenda(ctx, filters), strip: weekStrip(ctx, filters) };
}

/** Small on phones, where the first events belong on the first screen. */
const BESIDE = "btn btn-sm sm:btn-md";

function Acts() {
  const { t } = useTranslation("events");
  const { t: agenda } = useTranslation("agenda");
  return (
    <>
      <Link to="/map/all?kind=event" reloadDocument className={BESIDE}>
        {agenda("map")}
      </Link>
      <Link to="/event/personal" className={BESIDE}>
        {t("pages.personal")}
      </Link>
      <Link to="/event/add" className={`btn-primary ${BESIDE}`}>
        {t("organize.add")}
      </Link>
    </>
  );
}

/** The periods of the list, and the calendar as the last of the views. */
function Views() {
  const { t } = useTranslation("agenda");
  const { when, day, calendar } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const [query] = useSearchParams();
  const usual = usualPeriod(query.get("q"));
  const tabs = periods.map((period) => ({
    to: link({ when: period === usual ? null : period, day: null, view: null, month: null, cursor: null }),
    label: t(`periods.${period}`),
    isActive: !calendar && !day && period === when,
  }));
  const month = {
    to: link({ view: "month", when: null, day: null, q: null, cursor: null }),
    label: t("calendar"),
    isActive: calendar !== null,
  };
  return <Tabs label={t("when")} tabs={[...tabs, month]} />;
}

export default function Events() {
  const { t, i18n } = useTranslation("events");
  const locale = i18n.language === "tr" ? "tr" : "en";
  const { t: ofAgenda } = useTranslation("agenda");
  const { day, agenda, strip, calendar } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.all")} lead={ofAgenda("lead")} act={<Acts />} />
      <div className="flex flex-col gap-4">
        <Views />
        {strip && <WeekStrip strip={strip} chosen={day} />}
        <FilterBar search={agenda && <SearchBox label={ofAgenda("search")} />} keeps={["when", "day", "view", "month"]}>
          <FilterSelect
            name="type"
            label={t("fields.event_type")}
            options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
          <FilterSelect
            name="campus"
            label={t("fields.event_campus")}
            options={campuses.map((value) => ({ value, label: officialName(value, locale) }))}
          />
        </FilterBar>
        {calendar && <MonthCalendar calendar={calendar} />}
        {agenda && (agenda.days.length === 0 ? <Nothing /> : <Agenda days={agenda.days} today={agenda.today} />)}
        <Steps />
      </div>
    </>
  );
}

function Nothing() {
  const { t } = useTranslation("agenda");
  const { when, day, isFiltered } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const isNear = Boolean(day) || (when !== "upcoming" && when !== "past");
  const act = (
    <Link to={isNear ? link({ when: "upcoming", day: null, cursor: null }) : "/event/all"} className="btn">
      {isNear ? t("showUpcoming") : t("showWeek")}
    </Link>
  );
  const title = isFiltered ? t("nothingFound") : t(`nothing.${day ? "day" : when}`);
  return <EmptyState title={title} act={act} drawing={isFiltered ? "search" : "calendar"} />;
}

/** The way through a long agenda. */
function Steps() {
  const { t } = useTranslation("agenda");
  const { isFirst, agenda } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  if (!agenda || (isFirst && !agenda.next)) return null;
  return (
    <nav aria-label={t("steps")} className="flex gap-3">
      {!isFirst && (
        <Link to={link({ cursor: null })} className="btn btn-sm">
          {t("toStart")}
        </Link>
      )}
      {agenda.next && (
        <Link to={link({ cursor: agenda.next })} rel="next" className="btn btn-sm">
          {t("more")}
        </Link>
      )}
    </nav>
  );
}
