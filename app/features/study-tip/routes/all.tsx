/** The list. */
import { useLoaderData } from "@remix-run/react";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { listLoader } from "~/platform/posts/pages.server";
import { studyTips } from "../study-tip.collection";

export const handle = pageHandle("study-tip", "all", ["posts"]);
export const loader = listLoader(studyTips);

export default function All() {
  return <PostList collection={studyTips} {...useLoaderData<typeof loader>()} />;
}
