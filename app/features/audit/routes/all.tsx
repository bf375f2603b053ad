/** What staff did, the latest first. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { actFilters } from "../audit.schemas";
import { listActs } from "../audit.service.server";
import { ActFilterBar } from "../components/act-filters";
import { ActList } from "../components/act-list";

export const handle = pageHandle("audit", "all");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listActs(asAdmin(context), actFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

export default function Audit() {
  const { t } = useTranslation("audit");
  const [query] = useSearchParams();
  const { items, nextBefore, ...choices } = useLoaderData<typeof loader>();
  const asked = new URLSearchParams([...query].filter(([name, value]) => value && name !== "before" && name !== "size"));
  const file = (
    <a href={`/api/v1/admin/audit/list.csv?${asked}`} className="btn" download>
      {t("list.file")}
    </a>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("list.lead")} act={file} />
      <ActFilterBar {...choices} />
      <div className="my-4">
        {items.length > 0 ? <ActList acts={items} /> : <EmptyState title={t("list.none")} text={t("list.noneText")} />}
      </div>
      <CursorPager name="before" next={nextBefore} />
    </>
  );
}
