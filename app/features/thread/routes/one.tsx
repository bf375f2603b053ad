/** One thread with its replies, or the form that changes it. */
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { EarlierVersions } from "../components/earlier-versions";
import { Replies } from "../components/replies";
import { ThreadActs, ThreadState } from "../components/thread-acts";
import { threads } from "../thread.collection";
import { threadAction, threadLoader } from "../thread.pages.server";

/** Most readers never write here: its form comes when it is opened. */
const PostWriting = lazy(() => import("~/kit/posts/post-writing").then((module) => ({ default: module.PostWriting })));

export const handle = pageHandle("thread", "one", ["posts"]);
export const loader = threadLoader;
export const action = threadAction;

export default function One() {
  const { post, isEditing, isStaff, isFollowed, replies, accepted, revisions, nextAfter, isLater } = useLoaderData<typeof loader>();
  if (isEditing) {
    return (
      <Suspense>
        <PostWriting collection={threads} post={post} />
      </Suspense>
    );
  }
  const isOpen = post.status === "approved" && !post.isLocked;
  const rights = { isAuthor: post.isMine, isStaff, isOpen, acceptedReplyId: accepted?.replyId ?? null };
  return (
    <PostPage collection={threads} post={post} isMember acts={<ThreadActs post={post} isFollowed={isFollowed} isStaff={isStaff} />}>
      <ThreadState {...post} />
      <Replies replies={replies} accepted={accepted} rights={rights} nextAfter={nextAfter} isLater={isLater} />
      <EarlierVersions revisions={revisions} />
    </PostPage>
  );
}
