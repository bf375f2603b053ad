/** Asks before a notification of one's own is deleted, or an announcement withdrawn by staff. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { isStaff } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readAnnouncement, withdrawAnnouncement } from "../announcements.service.server";
import { isAnnouncementId } from "../notifications.rules";
import { deleteForm } from "../notifications.schemas";
import { deleteOwn, readOne } from "../notifications.service.server";

export const handle = pageHandle("notifications", "delete");

/** Announcements are the staff's to take away; whatever else has this id must be one's own. */
const isWithdrawal = (ctx: SignedInContext, id: string) => isAnnouncementId(id) && isStaff(ctx.actor);

async function find(ctx: SignedInContext, id: string) {
  if (!isWithdrawal(ctx, id)) return { id, isWithdrawn: false, title: (await readOne(ctx, id)).title };
  const { titleEn, titleTr } = await readAnnouncement(ctx, id);
  return { id, isWithdrawn: true, title: ctx.locale === "tr" ? titleTr : titleEn };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("id");
  return { found: id ? await find(signedIn(context), id) : null };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: deleteForm, feature: "notifications", failure: "notifications.deleteFailed" }, async ({ id }, ctx) => {
    if (isWithdrawal(ctx, id)) {
      await withdrawAnnouncement(ctx, id);
      return redirectWithToast(args.context, "/admin/notifications/all", "notifications:toasts.withdrawn");
    }
    await deleteOwn(ctx, id);
    return redirectWithToast(args.context, "/notifications/personal", "notifications:toasts.deleted");
  });

export default function Delete() {
  const { t } = useTranslation("notifications");
  const { found } = useLoaderData<typeof loader>();
  if (!found) {
    const toList = (
      <Link to="/notifications/personal" className="btn">
        {t("one.toList")}
      </Link>
    );
    return (
      <>
        <PageHeader title={t("pages.delete")} />
        <EmptyState title={t("one.noId")} act={toList} />
      </>
    );
  }
  const { id, title, isWithdrawn } = found;
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={t(isWithdrawn ? "remove.withdrawTitle" : "remove.title")} lead={title} />
      <p className="mb-6">{t(isWithdrawn ? "remove.withdrawText" : "remove.text")}</p>
      <PlainForm feature="notifications" isGuarded={false}>
        <input type="hidden" name="id" value={id} />
        <div className="flex gap-2">
          <SubmitButton className="btn-error">{t(isWithdrawn ? "remove.withdraw" : "remove.confirm")}</SubmitButton>
          <Link to={isWithdrawn ? "/admin/notifications/all" : "/notifications/personal"} className="btn">
            {t("remove.cancel")}
          </Link>
        </div>
      </PlainForm>
    </div>
  );
}
