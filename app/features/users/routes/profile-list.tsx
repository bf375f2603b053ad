/** What people publish about themselves. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { PageHeader } from "~/kit/page-header";
import { Total } from "~/kit/pager";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { ProfileCard } from "../components/profile-card";
import { userFilters } from "../users.schemas";
import { searchProfiles } from "../users.service.server";

export const handle = pageHandle("users", "profile-list");

export function loader({ request, context }: LoaderFunctionArgs) {
  const { q, before, size } = userFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return searchProfiles(asAdmin(context), { q, before, size, sort: "newest" });
}

export default function Profiles() {
  const { t } = useTranslation("users");
  const { items, nextBefore, total, isTotalCapped } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.profile-list")} lead={t("profile.lead")} />
      <div className="mb-4 flex flex-col gap-3">
        <FilterBar search={<SearchBox label={t("list.search")} />} />
        <Total total={total} isTotalCapped={isTotalCapped} />
      </div>
      {items.length === 0 && <EmptyState title={t("profile.none")} text={t("list.noneText")} />}
      <ul className="mb-6 grid gap-3 lg:grid-cols-2">
        {items.map((profile) => (
          <li key={profile.userId} className="min-w-0">
            <ProfileCard profile={profile} />
          </li>
        ))}
      </ul>
      <CursorPager name="before" next={nextBefore} />
    </>
  );
}
