/** One's own notifications: what is new stands out, and each leads to what it is about. */

import { useTranslation } from "react-i18next";
import type { NoticeGroup } from "~/engines/notices/kinds";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { TimeAgoShort } from "~/kit/time";
import { Written } from "~/kit/written";
import AlarmClock from "~icons/lucide/alarm-clock";
import Check from "~icons/lucide/check";
import FileCheck from "~icons/lucide/file-check";
import Megaphone from "~icons/lucide/megaphone";
import MessagesSquare from "~icons/lucide/messages-square";
import Ticket from "~icons/lucide/ticket";
import Trash from "~icons/lucide/trash";
import Users from "~icons/lucide/users";
import type { InboxRow } from "../inbox.service.server";

const HERE = "/notifications/personal";

const icons: Record<NoticeGroup, typeof Check> = {
  discussions: MessagesSquare,
  events: Ticket,
  together: Users,
  contributions: FileCheck,
  reminders: AlarmClock,
  site: Megaphone,
};

/** Where a notification's title leads: an announcement is read on its page, anything else where it happened. */
const toOf = ({ id, isAnnouncement, link }: InboxRow) => `/notifications/one?id=${id}${isAnnouncement || link === null ? "" : "&open=1"}`;

/** Those of today, and those of before. */
export function EntryList({ rows }: { rows: InboxRow[] }) {
  const { t } = useTranslation("notifications");
  const parts = (["today", "earlier"] as const).map((part) => ({
    part,
    own: rows.filter(({ isToday }) => isToday === (part === "today")),
  }));
  return (
    <>
      {parts
        .filter(({ own }) => own.length > 0)
        .map(({ part, own }) => (
          <Section key={part} title={t(`list.${part}`)} className="mt-6">
            <ul className="-mt-3 divide-y divide-base-300">
              {own.map((row) => (
                <EntryItem key={row.id} row={row} />
              ))}
            </ul>
          </Section>
        ))}
    </>
  );
}

function EntryItem({ row }: { row: InboxRow }) {
  const { t } = useTranslation("notifications");
  const { title, text, about, at, isRead, appeal } = row;
  const Icon = icons[about];
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <span className={`shrink-0 ${isRead ? "text-muted" : "text-primary"}`} title={t(`groups.${about}`)}>
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className={`wrap-break-word ${isRead ? "" : "font-semibold"}`}>
          {!isRead && <span className="sr-only">{t("list.unread")}: </span>}
          <Link to={toOf(row)} className="hover:underline">
            {title}
          </Link>
        </p>
        {text && <Written text={text} className="truncate text-muted" />}
        <p className="text-muted">
          <TimeAgoShort at={at} />
        </p>
        {appeal && (
          <Link to={appeal} className="link">
            {t("list.appeal")}
          </Link>
        )}
      </div>
      <EntryActs row={row} />
      <span className={`size-2 shrink-0 rounded-full ${isRead ? "" : "bg-primary"}`} aria-hidden />
    </li>
  );
}

function EntryActs({ row: { id, title, isRead, isAnnouncement, count } }: { row: InboxRow }) {
  const { t } = useTranslation("notifications");
  return (
    <div className="flex shrink-0">
      {!isRead && (
        <ActionButton action={HERE} fields={{ act: "read", id }} label={t("list.markReadOne", { title })} className="btn-ghost btn-square">
          <Check size={18} aria-hidden />
        </ActionButton>
      )}
      {!isAnnouncement && count === 1 && (
        <Link
          to={`/notifications/delete?id=${id}`}
          aria-label={t("list.deleteOne", { title })}
          className={`btn btn-ghost btn-square ${isRead ? "" : "max-sm:hidden"}`}
        >
          <Trash size={18} aria-hidden />
        </Link>
      )}
    </div>
  );
}
