/** Staff decide. */
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/engines/posts/pages.server";
import { PostModeration } from "~/kit/posts/post-moderation";
import { pageHandle } from "~/platform/pages/handle";
import { erasmus } from "../erasmus.collection";

export const handle = pageHandle("erasmus", "admin-all", ["posts", "review"]);
export const loader = adminLoader(erasmus);
export const action = adminAction(erasmus);

export default function AdminAll() {
  return <PostModeration collection={erasmus} {...useLoaderData<typeof loader>()} />;
}
