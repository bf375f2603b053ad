/** The replies of a thread: the accepted one first, then all as they answer each other, and a form for one's own. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { childrenOf, type ShownReply, type ThreadRights } from "./reply";
import { ThreadReply } from "./reply-form";
import { ReplyItem } from "./reply-item";

interface RepliesProps {
  replies: ShownReply[];
  accepted: ShownReply | null;
  rights: ThreadRights;
  /** What the reader quotes. */
  quote: { replyId: string; text: string } | null;
  nextAfter?: number;
  /** Not the first ones. */
  isLater: boolean;
}

/** The same, with this one before the others. */
const first = (replies: ShownReply[], replyId: string | undefined) =>
  [...replies].sort((a, b) => Number(b.replyId === replyId) - Number(a.replyId === replyId));

export function Replies({ replies, accepted, rights, quote, nextAfter, isLater }: RepliesProps) {
  const { t } = useTranslation("thread");
  const answersTo = childrenOf(replies);
  const isFirst = answersTo(null).some(({ replyId }) => replyId === accepted?.replyId);
  const children = (parentId: string | null) => (parentId === null ? first(answersTo(null), accepted?.replyId) : answersTo(parentId));
  return (
    <Section title={t("replies.title")} id="replies">
      {accepted && !isLater && !isFirst && (
        <div className="mb-5">
          <ReplyItem reply={accepted} rights={rights} isCopy />
        </div>
      )}
      {isLater && (
        <Link to="?" className="link mb-3 inline-block">
          {t("replies.first")}
        </Link>
      )}
      {replies.length === 0 ? <p>{t("replies.none")}</p> : <Level of={null} childrenOf={children} rights={rights} />}
      {nextAfter !== undefined && (
        <Link to={`?after=${nextAfter}#replies`} className="btn btn-outline mt-4">
          {t("replies.later")}
        </Link>
      )}
      {rights.isOpen && (
        <div id="reply" className="mt-6 scroll-mt-20">
          <ThreadReply key={`${replies.length}-${quote?.replyId}`} text={quote?.text} isAnonymous={rights.isAnonymousAuthor} />
        </div>
      )}
    </Section>
  );
}

interface LevelProps {
  of: string | null;
  childrenOf(parentId: string | null): ShownReply[];
  rights: ThreadRights;
}

function Level({ of, childrenOf: answersTo, rights }: LevelProps) {
  const replies = answersTo(of);
  if (replies.length === 0) return null;
  return (
    <ul className={`flex flex-col gap-3 ${of === null ? "" : "mt-3 border-s-2 border-base-300 ps-3 sm:ps-5"}`}>
      {replies.map((reply) => (
        <li key={reply.replyId} className="min-w-0">
          <ReplyItem reply={reply} rights={rights} answers={answersTo(reply.replyId).length} isTorn={of === null} />
          <Level of={reply.replyId} childrenOf={answersTo} rights={rights} />
        </li>
      ))}
    </ul>
  );
}
