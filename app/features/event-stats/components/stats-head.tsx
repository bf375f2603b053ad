/** The head that the pages of an event's numbers share, with the ways between them. */
import { useLocation } from "@remix-run/react";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Tabs } from "~/kit/tabs";
import { statPaths } from "../measures";
import { useStatWords } from "./use-stat-words";

interface StatsHeadProps {
  event: { eventId: string; name: string };
  title: string;
  lead: string;
}

export function StatsHead({ event, title, lead }: StatsHeadProps) {
  const { t } = useStatWords();
  const { pathname } = useLocation();
  const paths = statPaths(event.eventId);
  const tab = (page: "stats" | "detailed" | "stars" | "starsDetailed") => ({
    to: paths[page],
    label: t(`tabs.${page}`),
    isActive: pathname === paths[page],
  });
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={[
          { label: t("board"), to: "/event/edit/panel" },
          { label: event.name, to: `/event/${event.eventId}` },
          { label: t("numbers") },
        ]}
      />
      <Tabs label={t("numbers")} tabs={[tab("stats"), tab("detailed"), tab("stars"), tab("starsDetailed")]} />
    </>
  );
}

/** Leads to the chart alone. */
export function ChartLink({ to, what }: { to: string; what: string }) {
  const { t } = useStatWords();
  return (
    <Link to={to} className="link text-sm" prefetch="intent" aria-label={`${t("chartAlone")}: ${what}`}>
      {t("chartAlone")}
    </Link>
  );
}
