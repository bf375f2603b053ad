/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { actAction, oneLoader } from "~/engines/posts/pages.server";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { studyTips } from "../study-tip.collection";

export const handle = pageHandle("study-tip", "one", ["posts"]);
export const loader = oneLoader(studyTips);
export const action = actAction(studyTips);

export default function One() {
  return <PostPage collection={studyTips} {...useLoaderData<typeof loader>()} />;
}
