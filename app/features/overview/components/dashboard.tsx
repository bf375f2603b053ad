/** What concerns oneself: the way to VIP, what one gave, what waits, what one keeps. */

import { useTranslation } from "react-i18next";
import { coursePath } from "~/features/catalog/offered/course-paths";
import { FollowedThreads } from "~/features/thread/offered/followed";
import { VipMeter } from "~/features/vip/offered/vip-meter";
import { StatusBadge } from "~/kit/badge";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { Card, Section } from "~/kit/section";
import { TimeAgo } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import type { overview } from "../locales/en";
import type { Dashboard as DashboardData } from "../overview.service.server";

/** Words of a kind of contribution. */
type CollectionName = Exclude<keyof (typeof overview)["collections"], "one">;

const STATES = ["approved", "waiting", "rejected"] as const;

function Collection({ collection }: { collection: DashboardData["collections"][number] }) {
  const { t } = useTranslation("overview");
  const { locale } = useWords();
  const { name, to, add } = collection;
  const states = STATES.filter((state) => collection[state] > 0);
  return (
    <Card to={states.length > 0 ? to : (add ?? to)} className="h-full">
      <span className="block font-medium">{t(`collections.${name as CollectionName}`)}</span>
      {states.length === 0 && <span className="mt-1 block text-sm text-base-content/80">{t("dashboard.nothingYet")}</span>}
      <span className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        {states.map((state) => (
          <span key={state} className="flex items-center gap-2">
            <strong className="text-xl tabular-nums">{formatNumber(collection[state], locale)}</strong>
            <StatusBadge status={state} />
          </span>
        ))}
      </span>
    </Card>
  );
}

function Waiting({ waiting }: Pick<DashboardData, "waiting">) {
  const { t } = useTranslation("overview");
  if (waiting.length === 0) return null;
  return (
    <Section title={t("dashboard.waiting")} lead={t("dashboard.waitingLead")}>
      <ul className="divide-y divide-base-300 rounded-box border border-base-300">
        {waiting.map(({ id, collection, courseCode, name, sentAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
            <span className="min-w-0 wrap-anywhere">
              <strong>{courseCode}</strong> {name}
            </span>
            <span className="text-sm text-base-content/80">
              {t(`collections.one.${collection as CollectionName}`)} · <TimeAgo at={sentAt} />
            </span>
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
        <p className="text-base-content/80">{t("dashboard.noFavorites")}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {favorites.map(({ courseCode, name }) => (
            <li key={courseCode}>
              <Card to={coursePath(courseCode)} className="h-full">
                <strong className="text-primary">{courseCode}</strong>
                <span className="block wrap-anywhere">{name}</span>
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
  const { vip, collections, waiting, favorites, followed } = dashboard;
  return (
    <>
      <VipMeter vip={vip} />
      <Section title={t("dashboard.contributions")}>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {collections.map((collection) => (
            <li key={collection.name}>
              <Collection collection={collection} />
            </li>
          ))}
        </ul>
      </Section>
      <Waiting waiting={waiting} />
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
      <Favorites favorites={favorites} />
    </>
  );
}
