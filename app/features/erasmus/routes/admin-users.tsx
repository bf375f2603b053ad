/** Who wrote how much. */
import { useLoaderData } from "@remix-run/react";
import { contributorsLoader } from "~/engines/review/contributors.server";
import { PostContributors } from "~/kit/posts/post-contributors";
import { pageHandle } from "~/platform/pages/handle";
import { erasmus } from "../erasmus.collection";

export const handle = pageHandle("erasmus", "admin-users", ["posts"]);
export const loader = contributorsLoader("posts:erasmus");

export default function AdminUsers() {
  return <PostContributors collection={erasmus} {...useLoaderData<typeof loader>()} />;
}
