/** What the account on Instagram showed, for staff. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { isAdmin } from "~/platform/context";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { PostList } from "../components/post-list";
import { instagramFilters } from "../instagram.schemas";
import { listInstagramPosts } from "../instagram.service.server";

export const handle = pageHandle("instagram", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = asStaff(context);
  const filters = instagramFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { q: filters.q ?? "", mayEdit: isAdmin(ctx.actor), ...(await listInstagramPosts(ctx, filters)) };
}

export default function InstagramPosts() {
  const { t } = useTranslation("instagram");
  const { q, mayEdit, items, nextBefore } = useLoaderData<typeof loader>();
  const act = mayEdit && (
    <Link to="/admin/instagram/all" className="btn">
      {t("list.manage")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("list.lead")} act={act} />
      <div className="flex flex-col gap-4">
        <FilterBar search={<SearchBox label={t("list.search")} />} />
        <PostList posts={items} toOf={({ shortcode }) => `/instagram/one/post/${shortcode}`} isFiltered={q !== ""} act={act} />
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
