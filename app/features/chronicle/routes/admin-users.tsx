/** Who wrote how much. */
import { useLoaderData } from "@remix-run/react";
import { contributorsLoader } from "~/engines/review/contributors.server";
import { PostContributors } from "~/kit/posts/post-contributors";
import { pageHandle } from "~/platform/pages/handle";
import { chronicles } from "../chronicle.collection";

export const handle = pageHandle("chronicle", "admin-users", ["posts"]);
export const loader = contributorsLoader("posts:chronicle");

export default function AdminUsers() {
  return <PostContributors collection={chronicles} {...useLoaderData<typeof loader>()} />;
}
