/** Changing a person's facts. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { UserForm } from "../components/user-form";
import { editUserForm } from "../users.schemas";
import { editUser, readUserForm } from "../users.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("users", "edit");

const chosen = (request: Request) => new URL(request.url).searchParams.get("user_id");

export const loader = ({ request, context }: LoaderFunctionArgs) => readUserForm(asAdmin(context), chosen(request));

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: editUserForm, feature: "users" }, async ({ version, ...value }, ctx) => {
    const userId = chosen(args.request) ?? "";
    await editUser(ctx, userId, value, version);
    return redirectWithToast(args.context, `/admin/users/${encodeURIComponent(userId)}`, "users:toasts.saved");
  });

export default function EditUser() {
  const { t } = useTranslation("users");
  const { t: kit } = useTranslation("kit");
  const { user, departments } = useLoaderData<typeof loader>();
  if (!user) {
    const list = (
      <Link to="/admin/users/all" className="btn btn-primary">
        {t("form.toList")}
      </Link>
    );
    return (
      <>
        <PageHeader title={t("pages.edit")} />
        <EmptyState title={t("form.choose")} act={list} />
      </>
    );
  }
  const values = {
    name: user.name,
    user_name: user.userName,
    user_email: user.userEmail,
    department_id: user.departmentId ?? "",
    user_role: user.userRole,
    entrance_year: user.entranceYear?.toString() ?? "",
    is_verified_graduate: user.isVerifiedGraduate ? "on" : undefined,
  };
  const breadcrumb = [
    { label: t("pages.all"), to: "/admin/users/all" },
    { label: user.userName, to: `/admin/users/${user.userId}` },
    { label: t("pages.edit") },
  ];
  return (
    <div className="max-w-2xl">
      <PageHeader title={user.name} lead={t("form.editLead")} breadcrumb={breadcrumb} />
      <UserForm
        key={user.userId}
        isNew={false}
        departments={departments}
        defaultValue={values}
        version={user.updatedAt}
        submitLabel={kit("acts.save")}
      />
    </div>
  );
}
