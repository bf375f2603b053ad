/** Everything of one's own: the way to VIP, what is new, what one wrote, joined and saved, and what staff said of it. */

import { useTranslation } from "react-i18next";
import { coursePath } from "~/features/catalog/offered/course-paths";
import { FollowedThreads } from "~/features/thread/offered/followed";
import { VipMeter } from "~/features/vip/offered/vip-meter";
import { StatusBadge } from "~/kit/badge";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { Card, Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { OwnWorkList } from "../offered/own-work";
import type { Dashboard as DashboardData } from "../overview.service.server";

import { Planner } from "./planner";

const STATES = ["approved", "waiting", "rejected"] as const;
const GRID = "grid grid-cols-2 gap-3 lg:grid-cols-3";

function Written({ collection }: { collection: DashboardData["collections"][number] }) {
  const { locale } = useWords();
  return (
    <Card to={collection.to} className="h-full">
      <span className="block font-medium">{collection.label}</span>
      <span className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        {STATES.filter((state) => collection[state] > 0).map((state) => (
          <span key={state} className="flex items-center gap-2">
            <strong className="text-xl tabular-nums">{formatNumber(collection[state], locale)}</strong>
            {/* That something is there needs no word; what isn't, does. */}
            {state !== "approved" && <StatusBadge status={state} />}
          </span>
        ))}
      </span>
    </Card>
  );
}

function WhatOneWrote({ collections, untouched }: Pick<DashboardData, "collections" | "untouched">) {
  const { t } = useTranslation("overview");
  return (
    <Section title={t("dashboard.contributions")}>
      {collections.length > 0 && (
        <ul className={GRID}>
          {collections.map((collection) => (
            <li key={collection.name}>
              <Written collection={collection} />
            </li>
          ))}
        </ul>
      )}
      {untouched.length > 0 && (
        <div className={collections.length > 0 ? "mt-4" : ""}>
          <p className="text-sm text-muted">{t("dashboard.untouched")}</p>
          <ul className="flex flex-wrap gap-x-4">
            {untouched.map(({ name, label, to }) => (
              <li key={name}>
                <Link to={to} prefetch="intent" className="link inline-block py-1.5">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

function Places({ places, mostCounted }: Pick<DashboardData, "places" | "mostCounted">) {
  const { t } = useTranslation("overview");
  const { locale } = useWords();
  return (
    <Section title={t("dashboard.kept")}>
      <ul className={GRID}>
        {places.map(({ name, label, to, count }) => (
          <li key={name}>
            <Card to={to} className="flex h-full items-baseline justify-between gap-3">
              <span className="font-medium">{label}</span>
              <strong className="text-xl tabular-nums">
                {formatNumber(count, locale)}
                {count === mostCounted && "+"}
              </strong>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Favorites({ favorites }: Pick<DashboardData, "favorites">) {
  const { t } = useTranslation("overview");
  const isEmpty = favorites.length === 0;
  const act = (
    <Link to={isEmpty ? "/catalog/all" : "/catalog/favorites"} className="link">
      {isEmpty ? t("dashboard.browse") : t("dashboard.allFavorites")}
    </Link>
  );
  return (
    <Section title={t("dashboard.favorites")} act={act}>
      {isEmpty ? (
        <p className="text-muted">{t("dashboard.noFavorites")}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {favorites.map(({ courseCode, name }) => (
            <li key={courseCode}>
              <Card to={coursePath(courseCode)} className="h-full">
                <strong className="text-primary">{courseCode}</strong>
                <span className="block">{name}</span>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export function Dashboard({ dashboard }: { dashboard: DashboardData }) {
  const { t } = useTranslation("overview");
  const { planner, vip, collections, untouched, places, mostCounted, work, favorites, followed } = dashboard;
  return (
    <>
      <Planner days={planner} />
      <VipMeter vip={vip} />
      {followed.length > 0 && (
        <Section
          title={t("dashboard.followed")}
          act={
            <Link to="/thread/all?view=followed" className="link">
              {t("dashboard.allFollowed")}
            </Link>
          }
        >
          <FollowedThreads items={followed} />
        </Section>
      )}
      <WhatOneWrote collections={collections} untouched={untouched} />
      {work.length > 0 && (
        <Section title={t("dashboard.work")}>
          <OwnWorkList items={work} />
        </Section>
      )}
      <Places places={places} mostCounted={mostCounted} />
      <Favorites favorites={favorites} />
    </>
  );
}
