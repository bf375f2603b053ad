/** Staff decide. */
import { useLoaderData } from "@remix-run/react";
import { PostModeration } from "~/kit/posts/post-moderation";
import { pageHandle } from "~/platform/pages/handle";
import { adminAction, adminLoader } from "~/platform/posts/pages.server";
import { erasmus } from "../erasmus.collection";

export const handle = pageHandle("erasmus", "admin-all", ["posts"]);
export const loader = adminLoader(erasmus);
export const action = adminAction(erasmus);

export default function AdminAll() {
  return <PostModeration collection={erasmus} {...useLoaderData<typeof loader>()} />;
}
