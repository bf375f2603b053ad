/** One reply: who, what, and what its reader can do with it. */

import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { MarkupText } from "~/kit/markup";
import { ReportLink } from "~/kit/report-link";
import { TimeAgo } from "~/kit/time";
import Check from "~icons/lucide/check";
import ThumbsUp from "~icons/lucide/thumbs-up";
import type { Reply, ShownReply, ThreadRights } from "./reply";
import { AnswerForm, EditForm, HideForm } from "./reply-form";

interface ReplyItemProps {
  reply: ShownReply;
  rights: ThreadRights;
  /** How many answers stand below it: a form that has done its work begins anew. */
  answers?: number;
  /** What it answers isn't on this page. */
  isTorn?: boolean;
  /** Shown once more above the others: without an address of its own. */
  isCopy?: boolean;
}

export function ReplyItem({ reply, rights, answers = 0, isTorn, isCopy }: ReplyItemProps) {
  const { t } = useTranslation("thread");
  const isAccepted = reply.replyId === rights.acceptedReplyId;
  if (reply.isGone)
    return <p className="rounded-box border border-base-300 p-4 text-sm text-base-content/80 italic">{t("replies.gone")}</p>;
  return (
    <article
      id={isCopy ? undefined : reply.replyId}
      className={`scroll-mt-20 rounded-box border p-4 ${isAccepted ? "border-success" : "border-base-300"}`}
    >
      <Byline reply={reply} isAccepted={isAccepted} />
      {isTorn && reply.parentId && <p className="mt-1 text-sm text-base-content/80">{t("replies.toEarlier")}</p>}
      {reply.status !== "approved" && (
        <p role="status" className="alert alert-warning mt-2">
          {t("replies.hidden")} {reply.reviewReason}
        </p>
      )}
      <MarkupText blocks={reply.body} className="mt-2" />
      {!isCopy && <ReplyActs key={`${answers}-${reply.text}`} reply={reply} rights={rights} />}
    </article>
  );
}

function Byline({ reply, isAccepted }: { reply: Reply; isAccepted: boolean }) {
  const { t } = useTranslation("thread");
  const { author, alias, isAnonymous, isByAuthor, createdAt, isEdited } = reply;
  const number = alias === null ? t("who.unnamed") : t("who.number", { number: alias });
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-base-content/80">
      {author ? (
        <Link to={`/overview/public/one/${author.userName}`} className="link font-medium">
          {author.name}
        </Link>
      ) : (
        <span className="font-medium">{isAnonymous && isByAuthor ? t("who.author") : number}</span>
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
  );
}

function ReplyActs({ reply, rights }: Pick<ReplyItemProps, "reply" | "rights">) {
  const { t } = useTranslation(["thread", "posts"]);
  const { replyId, isMine, status } = reply;
  const isOpen = status === "approved";
  const removing = {
    title: t("thread:replies.removeTitle"),
    text: t("thread:replies.removeText"),
    confirmLabel: t("thread:replies.remove"),
    level: "error",
  } as const;
  return (
    <div className="-ms-3 mt-2 flex flex-wrap items-start gap-1">
      {isOpen && <Helpful reply={reply} />}
      {isOpen && rights.isOpen && <AnswerForm replyId={replyId} isAnonymous={rights.isAnonymousAuthor} />}
      {isOpen && rights.isOpen && <QuoteLink replyId={replyId} />}
      {isOpen && (rights.isAuthor || rights.isStaff) && <Accept replyId={replyId} isAccepted={replyId === rights.acceptedReplyId} />}
      {isMine && <EditForm replyId={replyId} text={reply.text} />}
      {isMine && (
        <ActionButton className="btn-ghost btn-sm" fields={{ act: "delete-reply", id: replyId }} confirm={removing}>
          {t("thread:replies.remove")}
        </ActionButton>
      )}
      {!isMine && <ReportLink subjectId={replyId} of={reply.text} />}
      {rights.isStaff && !isMine && isOpen && <HideForm replyId={replyId} />}
      {rights.isStaff && !isMine && !isOpen && (
        <ActionButton className="btn-ghost btn-sm" fields={{ act: "approve-reply", id: replyId }}>
          {t("thread:replies.show")}
        </ActionButton>
      )}
    </div>
  );
}

/** Opens the form below with the words of a reply in it. */
function QuoteLink({ replyId }: Pick<Reply, "replyId">) {
  const { t } = useTranslation("thread");
  const [query] = useSearchParams();
  const after = query.get("after");
  return (
    <Link to={`?${new URLSearchParams({ ...(after && { after }), quote: replyId })}#reply`} className="btn btn-ghost btn-sm" rel="nofollow">
      {t("replies.quote")}
    </Link>
  );
}

function Accept({ replyId, isAccepted }: { replyId: string; isAccepted: boolean }) {
  const { t } = useTranslation("thread");
  return (
    <ActionButton className="btn-ghost btn-sm" fields={{ act: isAccepted ? "unaccept" : "accept", id: replyId }}>
      {isAccepted ? t("replies.unaccept") : t("replies.accept")}
    </ActionButton>
  );
}

function Helpful({ reply: { replyId, isMine, isLiked, likeCount } }: Pick<ReplyItemProps, "reply">) {
  const { t } = useTranslation("posts");
  if (isMine) {
    return likeCount > 0 && <span className="ms-3 self-center text-sm">{t("one.helpfulCount", { count: likeCount })}</span>;
  }
  return (
    <ActionButton className="btn-ghost btn-sm" fields={{ act: isLiked ? "unlike-reply" : "like-reply", id: replyId }} isPressed={isLiked}>
      <ThumbsUp size={16} aria-hidden className={isLiked ? "fill-current" : ""} />
      {t("acts.like")} {likeCount > 0 && <span className="tabular-nums">{likeCount}</span>}
    </ActionButton>
  );
}
