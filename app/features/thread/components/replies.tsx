/** The replies of a thread: the accepted one first, then all as they answer each other, and a form for one's own. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageLinks } from "~/kit/pager";
import { Section } from "~/kit/section";
import { LiveReplies } from "./live-replies";
import { childrenOf, firstUnread, type ShownReply, type ThreadRights } from "./reply";
import { ThreadReply } from "./reply-form";
import { ReplyItem } from "./reply-item";

interface RepliesProps {
  postId: string;
  replies: ShownReply[];
  accepted: ShownReply | null;
  rights: ThreadRights;
  /** What the reader quotes. */
  quote: { id: string; text: string } | null;
  /** The key of the last reply that the reader had seen when they came. */
  readUpTo: number;
  newestKey: number;
  page: number;
  pages: number;
  /** So many stand on the pages before. */
  before: number;
}

const ownOf = (replies: ShownReply[]) => replies.filter(({ isMine }) => isMine).length;

export function Replies(props: RepliesProps) {
  const { postId, replies, accepted, rights, quote, readUpTo, newestKey, page, pages, before } = props;
  const { t } = useTranslation("thread");
  const answersTo = childrenOf(replies, accepted?.replyId);
  const isFirst = answersTo(null)[0]?.replyId === accepted?.replyId;
  const level = { childrenOf: answersTo, rights, unreadId: firstUnread(answersTo, readUpTo) };
  return (
    <Section title={t("replies.title")} id="replies">
      {accepted && page === 1 && !isFirst && (
        <div className="mb-5">
          <ReplyItem reply={accepted} rights={rights} isCopy />
        </div>
      )}
      <p className="mb-3 flex flex-wrap gap-x-4 empty:hidden">
        {page > 1 && (
          <Link to="?" className="link inline-block py-1">
            {t("replies.earlier", { count: before })}
          </Link>
        )}
        {page < pages && (
          <Link to={`?page=${pages}#replies-end`} className="link inline-block py-1">
            {t("replies.newest")}
          </Link>
        )}
      </p>
      {replies.length === 0 ? <p>{t("replies.none")}</p> : <Level of={null} {...level} />}
      {pages > 1 && (
        <div className="mt-6">
          <PageLinks page={page} pages={pages} hash="#replies" />
        </div>
      )}
      <LiveReplies postId={postId} newestKey={newestKey} page={page} pages={pages} isAsking={rights.isOpen && page >= pages} />
      {rights.isOpen && (
        <div id="reply" className="mt-3 scroll-mt-20">
          <ThreadReply key={`${ownOf(replies)}-${quote?.id}`} text={quote?.text} isAnonymous={rights.isAnonymousAuthor} />
        </div>
      )}
    </Section>
  );
}

interface LevelProps {
  of: string | null;
  childrenOf(parentId: string | null): ShownReply[];
  rights: ThreadRights;
  /** The first reply that its reader hasn't seen. */
  unreadId: string | null;
}

/** Where its reader stopped. */
function UnreadLine() {
  const { t } = useTranslation("thread");
  return (
    <p
      id="unread"
      tabIndex={-1}
      className="flex scroll-mt-20 items-center gap-3 py-2 text-sm font-bold text-primary after:h-0.5 after:flex-1 after:bg-primary"
    >
      {t("unread.line")}
    </p>
  );
}

function Level({ of, ...level }: LevelProps) {
  const { childrenOf: answersTo, rights, unreadId } = level;
  const replies = answersTo(of);
  if (replies.length === 0) return null;
  return (
    <ul className={of === null ? "" : "border-s-2 border-base-300 ps-3 sm:ps-5"}>
      {replies.map((reply) => (
        <li key={reply.replyId} className="min-w-0">
          {reply.replyId === unreadId && <UnreadLine />}
          <ReplyItem reply={reply} rights={rights} ownAnswers={ownOf(answersTo(reply.replyId))} isTorn={of === null} />
          <Level of={reply.replyId} {...level} />
        </li>
      ))}
    </ul>
  );
}
