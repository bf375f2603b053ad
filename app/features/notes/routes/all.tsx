/** The list. */
import { useLoaderData } from "@remix-run/react";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { listLoader } from "~/platform/posts/pages.server";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "all", ["posts"]);
export const loader = listLoader(notes);

export default function All() {
  return <PostList collection={notes} {...useLoaderData<typeof loader>()} />;
}
