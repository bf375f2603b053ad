/** What can be done with a thread beyond what every post has: follow it, and for staff lock and pin it. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import ArrowDown from "~icons/lucide/arrow-down";
import Bell from "~icons/lucide/bell";
import BellRing from "~icons/lucide/bell-ring";
import Lock from "~icons/lucide/lock";
import Pin from "~icons/lucide/pin";

interface ThreadActsProps {
  post: { isLocked: boolean; isPinned: boolean; closedAt: number | null; isMine: boolean };
  isFollowed: boolean;
  /** Where the first one is that its reader hasn't seen; null where there is none. */
  unreadPath: string | null;
  isStaff: boolean;
  /** Where its question is taken into the Q&A bank; null for those who may not. */
  bankPath: string | null;
  /** Where it is put into the question pool; null for those who may not. */
  poolPath: string | null;
  /** They wrote it, and it has no poll. */
  mayAddPoll: boolean;
}

/** What many do. */
export function ThreadActs({ isFollowed, unreadPath }: Pick<ThreadActsProps, "isFollowed" | "unreadPath">) {
  const { t } = useTranslation("thread");
  const Follow = isFollowed ? BellRing : Bell;
  return (
    <>
      <ActionButton fields={{ act: isFollowed ? "unfollow" : "follow" }} isPressed={isFollowed}>
        <Follow size={16} aria-hidden />
        {isFollowed ? t("state.unfollow") : t("state.follow")}
      </ActionButton>
      {unreadPath && (
        <a href={unreadPath} className="btn btn-sm">
          <ArrowDown size={16} aria-hidden />
          {t("unread.jump")}
        </a>
      )}
    </>
  );
}

/** What is seldom done. */
export function MoreThreadActs({
  post: { isLocked, isPinned, closedAt, isMine },
  isStaff,
  bankPath,
  poolPath,
  mayAddPoll,
}: Omit<ThreadActsProps, "isFollowed" | "unreadPath">) {
  const { t } = useTranslation("thread");
  const { t: polls } = useTranslation("poll");
  return (
    <>
      {(isMine || isStaff) && (
        <ActionButton fields={{ act: closedAt === null ? "shut" : "reopen" }}>
          {closedAt === null ? t("state.close") : t("state.reopen")}
        </ActionButton>
      )}
      {isStaff && (
        <>
          <ActionButton fields={{ act: isLocked ? "unlock" : "lock" }}>{isLocked ? t("state.unlock") : t("state.lock")}</ActionButton>
          <ActionButton fields={{ act: isPinned ? "unpin" : "pin" }}>{isPinned ? t("state.unpin") : t("state.pin")}</ActionButton>
        </>
      )}
      {mayAddPoll && (
        <Link to="?poll=#poll" className="btn btn-sm">
          {polls("place.add")}
        </Link>
      )}
      {poolPath && (
        <Link to={poolPath} className="btn btn-sm">
          {t("state.toPool")}
        </Link>
      )}
      {bankPath && (
        <Link to={bankPath} className="btn btn-sm">
          {t("state.toBank")}
        </Link>
      )}
    </>
  );
}

export function ThreadState({ isLocked, isPinned }: Pick<ThreadActsProps["post"], "isLocked" | "isPinned">) {
  const { t } = useTranslation("thread");
  if (!isLocked && !isPinned) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {isPinned && (
        <Badge>
          <Pin size={12} aria-hidden />
          {t("state.pinned")}
        </Badge>
      )}
      {isLocked && (
        <Badge level="warning">
          <Lock size={12} aria-hidden />
          {t("state.locked")}
        </Badge>
      )}
    </p>
  );
}
