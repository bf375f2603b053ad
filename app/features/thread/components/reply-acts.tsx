/** What can be done with a reply: answer, quote, accept it and find it helpful at once, the rest in a menu. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { MoreActs } from "~/kit/more-acts";
import { ReportLink } from "~/kit/report-link";
import ThumbsUp from "~icons/lucide/thumbs-up";
import { QuoteLink } from "./quote-link";
import type { Reply, ThreadRights } from "./reply";
import { AnswerForm, EditForm, HideForm } from "./reply-form";

interface ReplyActsProps {
  reply: Reply;
  /** What its author is called. */
  name: string;
  rights: ThreadRights;
}

/** Who may accept a reply finds quoting it in the menu: five acts don't fit one line of a phone. */
const mayAccept = ({ status }: Reply, { isAuthor, isStaff }: ThreadRights) => status === "approved" && (isAuthor || isStaff);

export function ReplyActs({ reply, name, rights }: ReplyActsProps) {
  const { t } = useTranslation("thread");
  const { replyId, status } = reply;
  const isOpen = status === "approved";
  const maySettle = mayAccept(reply, rights);
  return (
    <div className="-ms-3 mt-1 flex flex-wrap items-start gap-x-1">
      {isOpen && <Helpful reply={reply} />}
      {isOpen && rights.isOpen && <AnswerForm replyId={replyId} isAnonymous={rights.isAnonymousAuthor} />}
      {isOpen && rights.isOpen && !maySettle && <QuoteLink id={replyId} name={name} isLinked />}
      {maySettle && <Accept replyId={replyId} of={t("replies.of", { name })} isAccepted={replyId === rights.acceptedReplyId} />}
      <Rest reply={reply} name={name} rights={rights} />
    </div>
  );
}

function Rest({ reply, name, rights }: ReplyActsProps) {
  const { t } = useTranslation(["thread", "posts"]);
  const { replyId, isMine, status } = reply;
  const isOpen = status === "approved";
  const maySettle = mayAccept(reply, rights);
  const of = t("thread:replies.of", { name });
  const removing = {
    title: t("thread:replies.removeTitle"),
    text: t("thread:replies.removeText"),
    confirmLabel: t("thread:replies.remove"),
    level: "error",
  } as const;
  return (
    <MoreActs label={`${t("posts:acts.more")}: ${of}`}>
      {maySettle && rights.isOpen && <QuoteLink id={replyId} name={name} isLinked />}
      {isMine && <EditForm replyId={replyId} text={reply.text} />}
      {isMine && (
        <ActionButton
          className="btn-ghost btn-sm"
          fields={{ act: "delete-reply", id: replyId }}
          confirm={removing}
          label={`${t("thread:replies.remove")}: ${of}`}
        >
          {t("thread:replies.remove")}
        </ActionButton>
      )}
      {!isMine && <ReportLink subjectId={replyId} of={of} />}
      {rights.isStaff && !isMine && isOpen && <HideForm replyId={replyId} />}
      {rights.isStaff && !isMine && !isOpen && (
        <ActionButton
          className="btn-ghost btn-sm"
          fields={{ act: "approve-reply", id: replyId }}
          label={`${t("thread:replies.show")}: ${of}`}
        >
          {t("thread:replies.show")}
        </ActionButton>
      )}
    </MoreActs>
  );
}

function Accept({ replyId, of, isAccepted }: { replyId: string; of: string; isAccepted: boolean }) {
  const { t } = useTranslation("thread");
  const act = isAccepted ? t("replies.unaccept") : t("replies.accept");
  return (
    <ActionButton className="btn-ghost btn-sm" fields={{ act: isAccepted ? "unaccept" : "accept", id: replyId }} label={`${act}: ${of}`}>
      {act}
    </ActionButton>
  );
}

function Helpful({ reply: { replyId, isMine, isLiked, likeCount } }: Pick<ReplyActsProps, "reply">) {
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
