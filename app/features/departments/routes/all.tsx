/** All departments, for admins. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Pager, Total } from "~/kit/pager";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { DepartmentTable } from "../components/department-table";
import { departmentActSchema, departmentFilters } from "../departments.schemas";
import { actOnDepartment, listForAdmins } from "../departments-admin.service.server";
import { departmentStates } from "../states";

export const handle = pageHandle("departments", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = departmentFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { state: filters.state, list: await listForAdmins(asAdmin(context), filters) };
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: departmentActSchema, feature: "departments" }, async ({ act, id }, ctx) => {
    await actOnDepartment(ctx, act, id);
    const { pathname, search } = new URL(args.request.url);
    return redirectWithToast(args.context, pathname + search, `departments:toasts.${act}`);
  });

export default function Departments() {
  const { t } = useTranslation("departments");
  const { state, list } = useLoaderData<typeof loader>();
  const { items, counts, faculties, ...paging } = list;
  const link = useQueryLink();
  const tabs = departmentStates.map((each) => ({
    to: link({ state: each }),
    label: t(`list.${each}`),
    isActive: each === state,
    count: counts[each],
  }));
  const add = (
    <Link to="/admin/departments/add" className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("list.lead")} act={add} />
      <Tabs label={t("list.state")} tabs={tabs} />
      <div className="my-4 flex flex-col gap-3">
        <FilterBar search={<SearchBox label={t("list.search")} />} keeps={["state"]}>
          <FilterSelect name="faculty" label={t("fields.faculty")} options={faculties} />
        </FilterBar>
        <Total {...paging} />
      </div>
      {items.length > 0 ? <DepartmentTable items={items} /> : <EmptyState title={t("list.none")} text={t("list.noneText")} />}
      <Pager {...paging} />
    </>
  );
}
