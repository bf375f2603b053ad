/** One's own notifications, those about one thing together, the latest first. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { PersonalList } from "../components/personal-list";
import { type Marked, markInboxRead, markOpened, readInbox, takeBackMarked } from "../inbox.service.server";
import { isAnnouncementId } from "../notifications.rules";
import { markedOf, personalAct, personalFilters } from "../notifications.schemas";

export const handle = pageHandle("notifications", "personal");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = personalFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { type, about, date_range: dateRange, semester, unread, undo, page, size } = query;
  const filter = { type, about, dateRange, semester, isUnread: unread !== undefined, skip: (page - 1) * size, limit: size };
  return { ...(await readInbox(signedIn(context), filter)), page, undo };
}

const HERE = "/notifications/personal";

/** Back to the list, with what takes it back. */
const marked = ({ at, until }: Marked) => redirect(`${HERE}?undo=${at}-${until}`, 303);

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: personalAct, feature: "notifications" }, async ({ act, id, undo }, ctx) => {
    if (act === "read-all") return marked(await markInboxRead(ctx));
    if (act === "undo" && undo) {
      await takeBackMarked(ctx, markedOf(undo));
      return redirect(HERE, 303);
    }
    if (!id) return null;
    const done = await markOpened(ctx, id);
    return isAnnouncementId(id) ? redirect(HERE, 303) : marked(done);
  });

/** Acts of which two stand beside each other on a phone. */
const BESIDE = "btn-sm sm:btn-md";

export default function Personal() {
  const { t } = useTranslation("notifications");
  const { unread, undo, ...list } = useLoaderData<typeof loader>();
  const acts = (
    <>
      {unread > 0 && (
        <ActionButton fields={{ act: "read-all" }} className={BESIDE}>
          {t("list.markAll")}
        </ActionButton>
      )}
      <Link to="/profile/notifications" className={`btn ${BESIDE}`}>
        {t("list.settings")}
      </Link>
    </>
  );
  const lead = unread > 0 ? t("list.unreadCount", { count: unread }) : t("list.noneUnread");
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("pages.personal")} lead={list.rows.length > 0 ? lead : undefined} act={acts} />
      {undo && (
        <div role="status" className="mb-4 flex items-center justify-between gap-3 rounded-box bg-base-200 py-1 ps-3 pe-1">
          {t("list.marked")}
          <ActionButton fields={{ act: "undo", undo }} className="btn-ghost">
            {t("list.undo")}
          </ActionButton>
        </div>
      )}
      <PersonalList {...list} />
    </div>
  );
}
