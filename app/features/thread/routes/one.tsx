/** One thread with its replies, or the form that changes it. */
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { MarkupText } from "~/kit/markup";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { EarlierVersions } from "../components/earlier-versions";
import { Face } from "../components/face";
import { ParticipantsProvider } from "../components/markup-area";
import { QuoteLink } from "../components/quote-link";
import { Replies } from "../components/replies";
import { childrenOf, firstUnread, participantsOf } from "../components/reply";
import { Similar } from "../components/similar";
import { MoreThreadActs, ThreadActs, ThreadState } from "../components/thread-acts";
import { threads } from "../thread.collection";
import { threadAction, threadLoader } from "../thread.pages.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

/** Most readers never write here: its form comes when it is opened. */
const ThreadWriting = lazy(() => import("../components/thread-writing").then((module) => ({ default: module.ThreadWriting })));

/** Most discussions have no poll. */
const ThreadPoll = lazy(() => import("../components/thread-poll"));

export const handle = pageHandle("thread", "one", ["posts", "poll"]);
export const loader = threadLoader;
export const action = threadAction;

/** How far its reader had read when they came: what is drawn anew later is new as long as they stay. */
function useReadUpTo({ post, seenKey, newestKey, page: shown }: ReturnType<typeof useLoaderData<typeof loader>>): number {
  const page = `${post.postId} ${shown}`;
  const first = useRef({ page, upTo: seenKey ?? newestKey });
  if (first.current.page !== page) first.current = { page, upTo: seenKey ?? newestKey };
  return first.current.upTo;
}

export default function One() {
  const thread = useLoaderData<typeof loader>();
  const { post, body, isEditing, isStaff, isFollowed, bankPath, poolPath, accepted, revisions, choices, poll, pollChoice, authorPhotoId } =
    thread;
  const { t } = useTranslation("thread");
  const readUpTo = useReadUpTo(thread);
  if (isEditing) {
    return (
      <Suspense>
        <ThreadWriting post={post} choices={choices ?? undefined} />
      </Suspense>
    );
  }
  const isOpen = post.status === "approved" && !post.isLocked && post.closedAt === null;
  const rights = {
    isAuthor: post.isMine,
    isAnonymousAuthor: post.isMine && post.isAnonymous,
    isStaff,
    isOpen,
    acceptedReplyId: accepted?.replyId ?? null,
  };
  const mayAttach = post.isMine && post.status === "approved";
  const isUnreadHere = firstUnread(childrenOf(thread.replies, accepted?.replyId), readUpTo) !== null;
  const isUnreadLater = thread.page < thread.pages && thread.seenKey !== null && thread.lastKey > readUpTo;
  const unreadPath = isUnreadHere ? "#unread" : isUnreadLater ? "?unread=1#unread" : null;
  const authorName = post.author?.name ?? t(post.isAnonymous ? "who.author" : "who.unnamed");
  const acts = (
    <>
      <ThreadActs isFollowed={isFollowed} unreadPath={unreadPath} />
      {isOpen && <QuoteLink id={post.postId} name={authorName} className="btn btn-sm" />}
    </>
  );
  const moreActs = (
    <MoreThreadActs post={post} isStaff={isStaff} bankPath={bankPath} poolPath={poolPath} mayAddPoll={mayAttach && !poll && !pollChoice} />
  );
  const attachment = (poll || pollChoice) && (
    <Suspense>
      <ThreadPoll poll={poll} choice={pollChoice} mayChange={mayAttach} />
    </Suspense>
  );
  return (
    <PostPage
      collection={threads}
      post={post}
      isMember
      face={<Face name={post.author?.name ?? null} photoId={authorPhotoId} size={32} />}
      text={
        <div data-quoted="">
          <MarkupText blocks={body} className="mt-6" />
        </div>
      }
      acts={acts}
      moreActs={moreActs}
      attachment={attachment}
    >
      <ThreadState {...post} />
      <ParticipantsProvider value={participantsOf(thread.replies, post.author)}>
        <Replies key={`${post.postId} ${thread.page}`} {...thread} postId={post.postId} rights={rights} readUpTo={readUpTo} />
      </ParticipantsProvider>
      <Similar key={post.postId} postId={post.postId} title={post.title} />
      <EarlierVersions revisions={revisions} />
    </PostPage>
  );
}
