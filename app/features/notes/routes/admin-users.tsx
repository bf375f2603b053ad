/** Who wrote how much. */
import { useLoaderData } from "@remix-run/react";
import { contributorsLoader } from "~/engines/review/contributors.server";
import { PostContributors } from "~/kit/posts/post-contributors";
import { pageHandle } from "~/platform/pages/handle";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "admin-users", ["posts"]);
export const loader = contributorsLoader("posts:notes", (userId) => `/admin/notes/edit/users/${userId}`);

export default function AdminUsers() {
  return <PostContributors collection={notes} {...useLoaderData<typeof loader>()} />;
}
