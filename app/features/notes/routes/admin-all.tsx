/** Staff decide. */
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/engines/posts/pages.server";
import { PostModeration } from "~/kit/posts/post-moderation";
import { pageHandle } from "~/platform/pages/handle";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "admin-all", ["posts", "review"]);
export const loader = adminLoader(notes);
export const action = adminAction(notes);

export default function AdminAll() {
  return <PostModeration collection={notes} {...useLoaderData<typeof loader>()} />;
}
