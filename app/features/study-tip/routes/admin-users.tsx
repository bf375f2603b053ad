/** Who wrote how much. */
import { useLoaderData } from "@remix-run/react";
import { contributorsLoader } from "~/engines/review/contributors.server";
import { PostContributors } from "~/kit/posts/post-contributors";
import { pageHandle } from "~/platform/pages/handle";
import { studyTips } from "../study-tip.collection";

export const handle = pageHandle("study-tip", "admin-users", ["posts"]);
export const loader = contributorsLoader("posts:study-tip");

export default function AdminUsers() {
  return <PostContributors collection={studyTips} {...useLoaderData<typeof loader>()} />;
}
