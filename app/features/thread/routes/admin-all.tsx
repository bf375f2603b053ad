/** Staff decide. */
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/engines/posts/pages.server";
import { PostModeration } from "~/kit/posts/post-moderation";
import { pageHandle } from "~/platform/pages/handle";
import { threads } from "../thread.collection";

export const handle = pageHandle("thread", "admin-all", ["posts", "review"]);
export const loader = adminLoader(threads);
export const action = adminAction(threads);

export default function AdminAll() {
  return <PostModeration collection={threads} {...useLoaderData<typeof loader>()} />;
}
