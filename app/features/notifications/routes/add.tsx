/** Staff announce something. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { isStaff } from "~/platform/access/roles";
import { readForm, submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { audienceChoices, changeOf, previewOf } from "../announcement-page.server";
import { addAnnouncement } from "../announcements.service.server";
import { AnnouncementForm } from "../components/announcement-form";
import { announcementForm } from "../notifications.schemas";

export const handle = pageHandle("notifications", "add");

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  return { choices: isStaff(ctx.actor) ? await audienceChoices(ctx) : null };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  return submitStaffForm(
    args,
    { schema: announcementForm, feature: "notifications", formData, failure: "notifications.createFailed" },
    async (value, ctx) => {
      if (value.act === "preview") return previewOf(ctx, value, formData);
      const change = changeOf(value);
      await addAnnouncement(ctx, { ...change, title_en: value.title_en, title_tr: value.title_tr, type: value.type, key: value.key });
      const isLater = (change.send_at ?? 0) > ctx.clock.now();
      return redirectWithToast(args.context, "/admin/notifications/all", `notifications:toasts.${isLater ? "scheduled" : "added"}`);
    },
  );
}

export default function Add() {
  const { t } = useTranslation("notifications");
  const { choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Awaited<ReturnType<typeof previewOf>>["data"] | undefined;
  const breadcrumb = [{ label: t("pages.admin-all"), to: "/admin/notifications/all" }, { label: t("pages.add") }];
  if (!choices) {
    const own = (
      <Link to="/notifications/personal" className="btn btn-primary">
        {t("one.toList")}
      </Link>
    );
    return (
      <>
        <PageHeader title={t("pages.add")} />
        <EmptyState title={t("staff.moderatorsOnly")} text={t("staff.moderatorsText")} act={own} />
      </>
    );
  }
  return (
    <div className="max-w-4xl">
      <PageHeader title={t("pages.add")} breadcrumb={breadcrumb} />
      <AnnouncementForm {...choices} isNew preview={answer?.preview ?? null} submitLabel={t("form.send")} />
    </div>
  );
}
