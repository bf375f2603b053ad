/** Staff change an announcement, sent or not. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { readForm, submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { localTime } from "~/platform/time";
import { audienceChoices, changeOf, previewOf } from "../announcement-page.server";
import { editAnnouncement, readAnnouncement } from "../announcements.service.server";
import { AnnouncementForm } from "../components/announcement-form";
import { announcementForm } from "../notifications.schemas";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("notifications", "edit");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const announcement = await readAnnouncement(ctx, params.notification_id ?? "");
  const { date, time } = localTime(announcement.sendAt);
  return { announcement, sendsAt: { send_day: date, send_time: time }, choices: await audienceChoices(ctx, announcement.departmentId) };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  return submitStaffForm(
    args,
    { schema: announcementForm, feature: "notifications", formData, failure: "notifications.updateFailed" },
    async (value, ctx) => {
      if (value.act === "preview") return previewOf(ctx, value, formData);
      await editAnnouncement(ctx, args.params.notification_id ?? "", changeOf(value));
      return redirectWithToast(args.context, "/admin/notifications/all", "notifications:toasts.edited");
    },
  );
}

export default function Edit() {
  const { t } = useTranslation("notifications");
  const { announcement, sendsAt, choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Awaited<ReturnType<typeof previewOf>>["data"] | undefined;
  const breadcrumb = [{ label: t("pages.admin-all"), to: "/admin/notifications/all" }, { label: t("pages.edit") }];
  const isSent = announcement.state !== "scheduled";
  const { titleEn, titleTr, textEn, textTr, type, link, departmentId, entranceYear, semester, version } = announcement;
  const defaultValue = {
    title_en: titleEn,
    title_tr: titleTr,
    text_en: textEn,
    text_tr: textTr,
    type,
    version,
    link: link ?? "",
    department: departmentId ?? "",
    entrance_year: entranceYear === null ? "" : String(entranceYear),
    semester: semester === null ? "" : String(semester),
    ...(!isSent && sendsAt),
  };
  return (
    <div className="max-w-4xl">
      <PageHeader title={t("pages.edit")} breadcrumb={breadcrumb} />
      <AnnouncementForm
        {...choices}
        defaultValue={defaultValue}
        isSent={isSent}
        preview={answer?.preview ?? null}
        submitLabel={t("form.save")}
      />
    </div>
  );
}
