/** The list. */
import { useLoaderData } from "@remix-run/react";
import { listLoader } from "~/engines/posts/pages.server";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { studyTips } from "../study-tip.collection";

export const handle = pageHandle("study-tip", "all", ["posts"]);
export const loader = listLoader(studyTips);

export default function All() {
  return <PostList collection={studyTips} {...useLoaderData<typeof loader>()} />;
}
