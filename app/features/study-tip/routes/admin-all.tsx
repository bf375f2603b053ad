/** Staff decide. */
import { useLoaderData } from "@remix-run/react";
import { PostModeration } from "~/kit/posts/post-moderation";
import { pageHandle } from "~/platform/pages/handle";
import { adminAction, adminLoader } from "~/platform/posts/pages.server";
import { studyTips } from "../study-tip.collection";

export const handle = pageHandle("study-tip", "admin-all", ["posts"]);
export const loader = adminLoader(studyTips);
export const action = adminAction(studyTips);

export default function AdminAll() {
  return <PostModeration collection={studyTips} {...useLoaderData<typeof loader>()} />;
}
