/** Staff decide on one person's. */
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminUserLoader } from "~/engines/posts/pages.server";
import { PostModeration } from "~/kit/posts/post-moderation";
import { pageHandle } from "~/platform/pages/handle";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "admin-user", ["posts", "review"]);
export const loader = adminUserLoader(notes);
export const action = adminAction(notes);

export default function AdminUser() {
  return <PostModeration collection={notes} {...useLoaderData<typeof loader>()} />;
}
