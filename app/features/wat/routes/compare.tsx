/** Seasons side by side: those that were chosen, else the latest. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { postFilters } from "~/engines/posts/filters";
import { readChosen, readList } from "~/engines/posts/posts.service.server";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { ResponsiveTable } from "~/kit/responsive-table";
import { pageHandle } from "~/platform/pages/handle";
import { useSeasonColumns } from "../components/use-season-columns";
import { MOST_COMPARED, wats } from "../wat.collection";

export const handle = pageHandle("wat", "compare", ["posts"]);

const LATEST = 50;
const MAX_ID = 80;

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const asked = [...new Set(new URL(request.url).searchParams.getAll("id"))].filter((id) => id && id.length <= MAX_ID);
  const chosen = asked.slice(0, MOST_COMPARED);
  const found =
    chosen.length > 0 ? await readChosen(ctx, wats, chosen) : (await readList(ctx, wats, postFilters.parse({ size: LATEST }))).items;
  const seasons = found.map(({ postId, title, details }) => ({ postId, title, details }));
  return { seasons, isChosen: chosen.length > 0, isCut: asked.length > MOST_COMPARED };
}

export default function Compare() {
  const { t } = useTranslation("wat");
  const { seasons, isChosen, isCut } = useLoaderData<typeof loader>();
  const columns = useSeasonColumns();
  const all = (
    <Link to="/wat/all" className="btn btn-primary">
      {t("compare.all")}
    </Link>
  );
  const [name, ...facts] = columns;
  return (
    <>
      <PageHeader title={t("pages.compare")} lead={isChosen ? t("lead") : `${t("lead")} ${t("compare.lead")}`} act={all} />
      {isCut && (
        <p role="status" className="mb-4">
          {t("compare.hint", { count: MOST_COMPARED })}
        </p>
      )}
      {seasons.length === 0 ? (
        <EmptyState title={t("compare.none")} act={all} />
      ) : isChosen ? (
        <div className="overflow-x-auto">
          <table className="w-full min-w-md border-collapse text-start">
            <caption className="sr-only">{t("pages.compare")}</caption>
            <thead>
              <tr className="border-b border-base-300">
                <td />
                {seasons.map((season) => (
                  <th key={season.postId} scope="col" className="p-3 text-start align-top">
                    {name?.cell(season)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {facts.map(({ key, header, cell }) => (
                <tr key={key} className="border-b border-base-300">
                  <th scope="row" className="p-3 text-start text-sm font-normal text-muted">
                    {header}
                  </th>
                  {seasons.map((season) => (
                    <td key={season.postId} className="p-3">
                      {cell(season)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ResponsiveTable caption={t("pages.compare")} columns={columns} rows={seasons} rowKey={({ postId }) => postId} />
      )}
    </>
  );
}
