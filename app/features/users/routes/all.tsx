/** Everybody, the newest first or in another order. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { PlainForm } from "~/kit/forms/plain-form";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { SizeChoice, Total } from "~/kit/pager";
import { SelectAll } from "~/kit/select-all";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { SeveralActs } from "../components/several-acts";
import { RoleTabs, UserFilterBar } from "../components/user-filters";
import { UserTable } from "../components/user-table";
import { actOnSeveral } from "../several.service.server";
import { severalSchema, userFilters } from "../users.schemas";
import { searchUsers } from "../users.service.server";

export const handle = pageHandle("users", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = asAdmin(context);
  const filters = userFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [list, departments] = await Promise.all([searchUsers(ctx, filters), departmentChoices(ctx)]);
  return { role: filters.role, sort: filters.sort, size: filters.size, list, departments, selfId: ctx.actor.userId };
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: severalSchema, feature: "users" }, async (value, ctx) => {
    await actOnSeveral(ctx, value);
    const { pathname, search } = new URL(args.request.url);
    return redirectWithToast(args.context, `${pathname}${search}`, `users:toasts.several-${value.act}`);
  });

export default function Users() {
  const { t } = useTranslation("users");
  const { role, sort, size, list, departments, selfId } = useLoaderData<typeof loader>();
  const { items, counts, nextBefore, ...total } = list;
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(0);
  const countChosen = ({ currentTarget }: FormEvent<HTMLElement>) => setChosen(currentTarget.querySelectorAll("input:checked").length);
  const asked = new URLSearchParams([...query].filter(([name, value]) => value && !["before", "size", "sort"].includes(name)));
  const add = (
    <>
      <a href={`/api/v1/admin/users/list.csv?${asked}`} className="btn" download>
        {t("list.file")}
      </a>
      <Link to="/admin/users/add" className="btn btn-primary">
        {t("pages.add")}
      </Link>
    </>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} act={add} />
      <RoleTabs role={role} counts={counts} />
      <div className="my-4 flex flex-col gap-3">
        <UserFilterBar departments={departments} />
        <Total {...total} />
      </div>
      {items.length > 0 ? (
        <PlainForm feature="users" className="[&_.checkbox]:shrink-0">
          {items.length > 1 && <SelectAll name="user_ids" label={t("several.chooseAll")} />}
          <div onChange={countChosen}>
            <UserTable items={items} selfId={selfId} />
          </div>
          <SeveralActs chosen={chosen} />
        </PlainForm>
      ) : (
        <EmptyState title={t("list.none")} text={t("list.noneText")} />
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <CursorPager name="before" next={nextBefore} isByTime={sort === "newest"} />
        <SizeChoice size={size} />
      </div>
    </>
  );
}
