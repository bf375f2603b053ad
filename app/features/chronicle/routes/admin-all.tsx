/** Staff decide. */
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/engines/posts/pages.server";
import { PostModeration } from "~/kit/posts/post-moderation";
import { pageHandle } from "~/platform/pages/handle";
import { chronicles } from "../chronicle.collection";

export const handle = pageHandle("chronicle", "admin-all", ["posts", "review"]);
export const loader = adminLoader(chronicles);
export const action = adminAction(chronicles);

export default function AdminAll() {
  return <PostModeration collection={chronicles} {...useLoaderData<typeof loader>()} />;
}
