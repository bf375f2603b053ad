/** What readers of the catalog look at, keep, and look for in vain. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { readAnalytics } from "../catalog.service.server";
import { type CountRow, CountTable } from "../components/count-table";
import { coursePath } from "../offered/course-paths";

export const handle = pageHandle("catalog", "analytics");

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => readAnalytics(ctx);

interface NamedCount {
  courseCode: string;
  name: string;
  count: number;
}

const courseRow = ({ courseCode, name, count }: NamedCount): CountRow => ({
  key: courseCode,
  count,
  name: (
    <Link to={coursePath(courseCode)} prefetch="intent" className="font-normal hover:underline">
      <strong className="text-primary">{courseCode}</strong> {name}
    </Link>
  ),
});

export default function Analytics() {
  const { t } = useTranslation("catalog");
  const { viewed, kept, misses } = useLoaderData<typeof loader>();
  const missed = misses.map(({ query, count, lastSeenAt }): CountRow => ({ key: query, name: query, count, lastAt: lastSeenAt }));
  return (
    <>
      <PageHeader
        title={t("pages.analytics")}
        lead={t("analytics.lead")}
        act={
          <Link to="/catalog/nicknames" className="btn">
            {t("nicknames.open")}
          </Link>
        }
      />
      <div className="grid gap-x-10 lg:grid-cols-2">
        <CountTable
          title={t("analytics.viewed")}
          rows={viewed.map(courseRow)}
          header={t("analytics.course")}
          countHeader={t("analytics.views")}
        />
        <CountTable
          title={t("analytics.kept")}
          rows={kept.map(courseRow)}
          header={t("analytics.course")}
          countHeader={t("analytics.favorites")}
        />
      </div>
      <CountTable
        title={t("analytics.misses")}
        lead={t("analytics.missesLead")}
        rows={missed}
        header={t("analytics.word")}
        countHeader={t("analytics.times")}
        lastHeader={t("analytics.lastSeen")}
      />
    </>
  );
}
