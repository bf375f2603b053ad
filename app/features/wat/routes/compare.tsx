/** Seasons side by side: what was promised and what it was. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { postFilters } from "~/engines/posts/filters";
import { readList } from "~/engines/posts/posts.service.server";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { pageHandle } from "~/platform/pages/handle";
import { wats } from "../wat.collection";

export const handle = pageHandle("wat", "compare", ["posts"]);

const COMPARED = 50;

function seasonOf(id: string, details: Record<string, unknown>) {
  const text = (name: string) => String(details[name] ?? "");
  const arrow = (name: string) => `${text(`promised_${name}`)} → ${text(`real_${name}`)}`;
  const [year, employer, state, job] = ["year", "employer", "state", "job"].map(text);
  return { id, year, employer, state, job, wage: arrow("wage"), hours: arrow("hours") };
}

type Season = ReturnType<typeof seasonOf>;

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  const { items } = await readList(ctx, wats, postFilters.parse({ size: COMPARED }));
  return { seasons: items.map(({ postId, details }) => seasonOf(postId, details)) };
}

export default function Compare() {
  const { t } = useTranslation("wat");
  const { seasons } = useLoaderData<typeof loader>();
  const facts = (["year", "state", "job"] as const).map(
    (key): Column<Season> => ({ key, header: t(`fields.${key}`), cell: (season) => season[key] }),
  );
  const employer = ({ id, employer }: Season) => (
    <Link to={`/wat/one/${id}`} className="link">
      {employer}
    </Link>
  );
  const columns: Column<Season>[] = [
    { key: "employer", header: t("compare.place"), isPrimary: true, cell: employer },
    ...facts,
    { key: "wage", header: t("compare.wage"), align: "end", cell: ({ wage }) => wage },
    { key: "hours", header: t("compare.hours"), align: "end", cell: ({ hours }) => hours },
  ];
  const all = (
    <Link to="/wat/all" className="btn btn-primary">
      {t("compare.all")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.compare")} lead={`${t("lead")} ${t("compare.lead")}`} act={all} />
      {seasons.length === 0 ? (
        <EmptyState title={t("pages.all")} act={all} />
      ) : (
        <ResponsiveTable caption={t("pages.compare")} columns={columns} rows={seasons} rowKey={({ id }) => id} />
      )}
    </>
  );
}
