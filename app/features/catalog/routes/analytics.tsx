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

export const handle = pageHandle("catalog", "analytics", ["upkeep"]);

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
  const { t: upkeep } = useTranslation("upkeep");
  const { viewed, kept, misses } = useLoaderData<typeof loader>();
  const missed = misses.map(({ query, count, lastSeenAt }): CountRow => ({ key: query, name: query, count, lastAt: lastSeenAt }));
  return (
    <>
      <PageHeader
        title={t("pages.analytics")}
        lead={upkeep("analytics.lead")}
        act={
          <Link to="/catalog/nicknames" className="btn">
            {upkeep("nicknames.open")}
          </Link>
        }
      />
      <div className="grid gap-x-10 lg:grid-cols-2">
        <CountTable
          title={upkeep("analytics.viewed")}
          rows={viewed.map(courseRow)}
          header={upkeep("analytics.course")}
          countHeader={upkeep("analytics.views")}
        />
        <CountTable
          title={upkeep("analytics.kept")}
          rows={kept.map(courseRow)}
          header={upkeep("analytics.course")}
          countHeader={upkeep("analytics.favorites")}
        />
      </div>
      <CountTable
        title={upkeep("analytics.misses")}
        lead={upkeep("analytics.missesLead")}
        rows={missed}
        header={upkeep("analytics.word")}
        countHeader={upkeep("analytics.times")}
        lastHeader={upkeep("analytics.lastSeen")}
      />
    </>
  );
}
