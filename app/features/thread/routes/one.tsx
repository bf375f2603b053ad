/** One thread with its replies, or the form that changes it. */
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { MarkupText } from "~/kit/markup";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { EarlierVersions } from "../components/earlier-versions";
import { Replies } from "../components/replies";
import { ThreadActs, ThreadState } from "../components/thread-acts";
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

export default function One() {
  const thread = useLoaderData<typeof loader>();
  const { post, body, isEditing, isStaff, isFollowed, bankPath, poolPath, accepted, revisions, choices, poll, pollChoice } = thread;
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
  const acts = (
    <ThreadActs
      post={post}
      isFollowed={isFollowed}
      isStaff={isStaff}
      bankPath={bankPath}
      poolPath={poolPath}
      mayAddPoll={mayAttach && !poll && !pollChoice}
    />
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
      text={<MarkupText blocks={body} className="mt-6" />}
      acts={acts}
      attachment={attachment}
    >
      <ThreadState {...post} />
      <Replies {...thread} rights={rights} />
      <EarlierVersions revisions={revisions} />
    </PostPage>
  );
}
