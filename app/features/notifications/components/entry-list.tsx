/** One's own notifications: what is new stands out, and each leads to what it is about. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { TimeAgo } from "~/kit/time";
import { Written } from "~/kit/written";
import Check from "~icons/lucide/check";
import Trash from "~icons/lucide/trash";
import type { Entry } from "../notifications.service.server";

const HERE = "/notifications/personal";

/** Where a notification's title leads: an announcement is read on its page, anything else where it happened. */
const toOf = ({ id, isAnnouncement, link }: Entry) => `/notifications/one?id=${id}${isAnnouncement || link === null ? "" : "&open=1"}`;

export function EntryList({ entries }: { entries: Entry[] }) {
  return (
    <ul className="flex flex-col divide-y divide-base-300 border-y border-base-300">
      {entries.map((entry) => (
        <EntryItem key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function EntryItem({ entry }: { entry: Entry }) {
  const { t } = useTranslation("notifications");
  const { title, text, type, at, isRead } = entry;
  return (
    <li className={`flex items-start gap-2 p-3 sm:p-4 ${isRead ? "" : "bg-base-200"}`}>
      <div className="min-w-0 flex-1">
        <p className={`wrap-anywhere ${isRead ? "" : "font-semibold"}`}>
          <Link to={toOf(entry)} className="hover:underline">
            {title}
          </Link>
        </p>
        {text && <Written text={text} className="mt-1 line-clamp-2 text-sm whitespace-pre-line text-base-content/80 wrap-anywhere" />}
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-base-content/80">
          {!isRead && <Badge level="primary">{t("list.unread")}</Badge>}
          {t(`types.${type}`)} · <TimeAgo at={at} />
        </p>
      </div>
      <EntryActs entry={entry} />
    </li>
  );
}

function EntryActs({ entry: { id, title, isRead, isAnnouncement } }: { entry: Entry }) {
  const { t } = useTranslation("notifications");
  return (
    <div className="flex shrink-0 gap-1">
      {!isRead && (
        <ActionButton action={HERE} fields={{ act: "read", id }} label={t("list.markReadOne", { title })} className="btn-ghost btn-square">
          <Check size={18} aria-hidden />
        </ActionButton>
      )}
      {!isAnnouncement && (
        <Link to={`/notifications/delete?id=${id}`} aria-label={t("list.deleteOne", { title })} className="btn btn-ghost btn-square">
          <Trash size={18} aria-hidden />
        </Link>
      )}
    </div>
  );
}
