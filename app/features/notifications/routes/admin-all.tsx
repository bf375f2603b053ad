/** Announcements, for staff; everybody else sees their own notifications here. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { isStaff } from "~/platform/access/roles";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { audienceChoices } from "../announcement-page.server";
import { listAnnouncements, type StaffAnnouncement } from "../announcements.service.server";
import { AnnouncementCard } from "../components/announcement-card";
import { NotificationFilters, type NotificationFiltersProps } from "../components/filters";
import { PersonalList } from "../components/personal-list";
import { Steps } from "../components/steps";
import { readInbox } from "../inbox.service.server";
import { adminFilters } from "../notifications.schemas";

export const handle = pageHandle("notifications", "admin-all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const filters = adminFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { type, date_range: dateRange, department, entrance_year: entranceYear, semester, about, unread, page, size: limit } = filters;
  const skip = (page - 1) * limit;
  if (!isStaff(ctx.actor))
    return {
      own: await readInbox(ctx, { type, about, dateRange, semester, isUnread: unread !== undefined, skip, limit }),
      staff: null,
      page,
    };
  const [list, choices] = await Promise.all([
    listAnnouncements(ctx, { type, dateRange, department, entranceYear, semester, skip, limit }),
    audienceChoices(ctx),
  ]);
  return { own: null, staff: { ...list, choices }, page };
}

export default function AdminAll() {
  const { t } = useTranslation("notifications");
  const { own, staff, page } = useLoaderData<typeof loader>();
  if (staff) return <Announcements {...staff} page={page} />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("pages.admin-all")} lead={t("staff.ownLead")} />
      <PersonalList {...own} page={page} />
    </div>
  );
}

interface AnnouncementsProps {
  announcements: StaffAnnouncement[];
  hasMore: boolean;
  page: number;
  choices: Required<Omit<NotificationFiltersProps, "isOwn">>;
}

function Announcements({ announcements, hasMore, page, choices }: AnnouncementsProps) {
  const { t } = useTranslation("notifications");
  const add = (
    <Link to="/notifications/add" className="btn btn-primary">
      {t("staff.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={t("staff.lead")} act={add} />
      <div className="mb-4">
        <NotificationFilters {...choices} />
      </div>
      {announcements.length === 0 && <EmptyState title={t("staff.none")} text={t("staff.noneText")} act={add} />}
      <ul className="flex flex-col gap-3">
        {announcements.map((each) => (
          <li key={each.announcementId}>
            <AnnouncementCard announcement={each} />
          </li>
        ))}
      </ul>
      <Steps page={page} hasMore={hasMore} />
    </>
  );
}
