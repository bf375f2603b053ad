/** Who wrote how much. */
import { useLoaderData } from "@remix-run/react";
import { contributorsLoader } from "~/engines/review/contributors.server";
import { PostContributors } from "~/kit/posts/post-contributors";
import { pageHandle } from "~/platform/pages/handle";
import { threads } from "../thread.collection";
import { threadContributors } from "../thread.service.server";

export const handle = pageHandle("thread", "admin-users", ["posts"]);
export const loader = contributorsLoader("posts:thread", undefined, threadContributors);

export default function AdminUsers() {
  return <PostContributors collection={threads} {...useLoaderData<typeof loader>()} />;
}
