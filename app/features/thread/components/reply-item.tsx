/** One reply: who, what, and what its reader can do with it. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { HiddenNote } from "~/kit/hidden-by-reports";
import { Link } from "~/kit/link";
import { MarkupText } from "~/kit/markup";
import { TimeAgo } from "~/kit/time";
import Check from "~icons/lucide/check";
import { Face } from "./face";
import type { Reply, ShownReply, ThreadRights } from "./reply";
import { ReplyActs } from "./reply-acts";

interface ReplyItemProps {
  reply: ShownReply;
  rights: ThreadRights;
  /** How many answers of the reader's own stand below it: a form that has done its work begins anew. */
  ownAnswers?: number;
  /** What it answers isn't on this page. */
  isTorn?: boolean;
  /** Shown once more above the others: without an address of its own. */
  isCopy?: boolean;
}

/** What a reply's author is called. */
function useNameOf({ author, alias, isAnonymous, isByAuthor }: Reply): string {
  const { t } = useTranslation("thread");
  if (author) return author.name;
  if (isAnonymous && isByAuthor) return t("who.author");
  return alias === null ? t("who.unnamed") : t("who.number", { number: alias });
}

export function ReplyItem({ reply, rights, ownAnswers = 0, isTorn, isCopy }: ReplyItemProps) {
  const { t } = useTranslation("thread");
  const { t: kit } = useTranslation("kit");
  const name = useNameOf(reply);
  const isAccepted = reply.replyId === rights.acceptedReplyId;
  if (reply.isGone) return <p className="border-b border-base-300 py-3 text-sm text-muted italic">{t("replies.gone")}</p>;
  return (
    <article
      id={isCopy ? undefined : reply.replyId}
      tabIndex={isCopy ? undefined : -1}
      data-key={isCopy ? undefined : reply.key}
      className={`scroll-mt-20 border-b border-base-300 py-3 ${isAccepted ? "border-s-4 border-s-success ps-3" : ""}`}
    >
      <Byline reply={reply} name={name} isAccepted={isAccepted} />
      {isTorn && reply.parentId && <p className="mt-1 text-sm text-muted">{t("replies.toEarlier")}</p>}
      {reply.status !== "approved" && (
        <p role="status" className="alert alert-warning mt-2">
          {reply.hidden && <Badge level="warning">{reply.hidden.badge}</Badge>}{" "}
          {reply.hidden ? <HiddenNote hidden={reply.hidden} /> : `${t("replies.hidden")} ${reply.reviewReason ?? ""}`}{" "}
          {reply.appeal && (
            <Link to={reply.appeal} className="link">
              {kit("moderation.appeal")}
            </Link>
          )}
        </p>
      )}
      <div data-quoted={isCopy ? undefined : ""}>
        <MarkupText blocks={reply.body} className="mt-2" />
      </div>
      {!isCopy && <ReplyActs key={`${ownAnswers}-${reply.text}`} reply={reply} name={name} rights={rights} />}
    </article>
  );
}

function Byline({ reply, name, isAccepted }: { reply: Reply; name: string; isAccepted: boolean }) {
  const { t } = useTranslation("thread");
  const { author, isByAuthor, createdAt, isEdited } = reply;
  return (
    <div className="flex items-center gap-2.5 text-sm text-muted">
      <Face name={author?.name ?? null} photoId={author?.photoId ?? null} size={32} />
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
        {author ? (
          <Link to={`/overview/public/one/${author.userName}`} className="link font-medium">
            {name}
          </Link>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        {author && isByAuthor && <Badge>{t("who.isAuthor")}</Badge>}
        {isAccepted && (
          <Badge level="success">
            <Check size={12} aria-hidden />
            {t("replies.accepted")}
          </Badge>
        )}
        <TimeAgo at={createdAt} />
        {isEdited && <span>{t("replies.edited")}</span>}
      </p>
    </div>
  );
}
