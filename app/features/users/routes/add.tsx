/** Opening an account for somebody. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { useWords } from "~/kit/use-words";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { UserForm } from "../components/user-form";
import { newUserSchema } from "../users.schemas";
import { addUser, readUserForm } from "../users.service.server";

export const handle = pageHandle("users", "add");

export const loader = ({ context }: LoaderFunctionArgs) => readUserForm(asAdmin(context), null);

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: newUserSchema, feature: "users" }, async (value, ctx) =>
    redirectWithToast(args.context, `/admin/users/${await addUser(ctx, value)}`, "users:toasts.added"),
  );

export default function AddUser() {
  const { t } = useTranslation("users");
  const { locale } = useWords();
  const { departments } = useLoaderData<typeof loader>();
  const breadcrumb = [{ label: t("pages.all"), to: "/admin/users/all" }, { label: t("pages.add") }];
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.add")} lead={t("form.addLead")} breadcrumb={breadcrumb} />
      <UserForm isNew departments={departments} defaultValue={{ user_role: "user", locale }} submitLabel={t("form.add")} />
    </div>
  );
}
