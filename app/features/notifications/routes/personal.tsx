/** One's own notifications, unread ones first. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { PersonalList } from "../components/personal-list";
import { personalAct, personalFilters } from "../notifications.schemas";
import { markAllRead, markRead, readPersonal } from "../notifications.service.server";

export const handle = pageHandle("notifications", "personal");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const {
    type,
    date_range: dateRange,
    semester,
    page,
    size,
  } = personalFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const list = await readPersonal(signedIn(context), { type, dateRange, semester, skip: (page - 1) * size, limit: size });
  return { ...list, page };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: personalAct, feature: "notifications" }, async ({ act, id }, ctx) => {
    const here = "/notifications/personal";
    if (act === "read-all") {
      await markAllRead(ctx);
      return redirectWithToast(args.context, here, "notifications:toasts.read-all");
    }
    if (id) await markRead(ctx, id);
    return null;
  });

export default function Personal() {
  const { t } = useTranslation("notifications");
  const { unread, ...list } = useLoaderData<typeof loader>();
  const acts = (
    <>
      {unread > 0 && (
        <ActionButton fields={{ act: "read-all" }} className="">
          {t("list.markAll")}
        </ActionButton>
      )}
      <Link to="/profile/notifications" className="btn">
        {t("list.settings")}
      </Link>
    </>
  );
  const lead = unread > 0 ? t("list.unreadCount", { count: unread }) : t("list.noneUnread");
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("pages.personal")} lead={list.entries.length > 0 ? lead : undefined} act={acts} />
      <PersonalList {...list} />
    </div>
  );
}
