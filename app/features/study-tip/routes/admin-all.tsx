/** Staff decide. */
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/engines/posts/pages.server";
import { PostModeration } from "~/kit/posts/post-moderation";
import { pageHandle } from "~/platform/pages/handle";
import { studyTips } from "../study-tip.collection";

export const handle = pageHandle("study-tip", "admin-all", ["posts", "review"]);
export const loader = adminLoader(studyTips);
export const action = adminAction(studyTips);

export default function AdminAll() {
  return <PostModeration collection={studyTips} {...useLoaderData<typeof loader>()} />;
}
