/** Everybody, the newest first. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Total } from "~/kit/pager";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { RoleTabs, UserFilterBar } from "../components/user-filters";
import { UserTable } from "../components/user-table";
import { userFilters } from "../users.schemas";
import { searchUsers } from "../users.service.server";

export const handle = pageHandle("users", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = asAdmin(context);
  const filters = userFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [list, departments] = await Promise.all([searchUsers(ctx, filters), departmentChoices(ctx)]);
  return { role: filters.role, list, departments };
}

export default function Users() {
  const { t } = useTranslation("users");
  const { role, list, departments } = useLoaderData<typeof loader>();
  const { items, counts, nextBefore, ...total } = list;
  const add = (
    <Link to="/admin/users/add" className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} act={add} />
      <RoleTabs role={role} counts={counts} />
      <div className="my-4 flex flex-col gap-3">
        <UserFilterBar departments={departments} />
        <Total {...total} />
      </div>
      {items.length > 0 ? <UserTable items={items} /> : <EmptyState title={t("list.none")} text={t("list.noneText")} />}
      <div className="mt-6">
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
