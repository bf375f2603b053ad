/** Who wrote how much. */
import { useLoaderData } from "@remix-run/react";
import { PostContributors } from "~/kit/posts/post-contributors";
import { pageHandle } from "~/platform/pages/handle";
import { contributorsLoader } from "~/platform/review/contributors.server";
import { chronicles } from "../chronicle.collection";

export const handle = pageHandle("chronicle", "admin-users", ["posts"]);
export const loader = contributorsLoader("posts:chronicle");

export default function AdminUsers() {
  return <PostContributors collection={chronicles} {...useLoaderData<typeof loader>()} />;
}
