/** The list. */
import { useLoaderData } from "@remix-run/react";
import { listLoader } from "~/engines/posts/pages.server";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { NoteCard } from "../components/note-card";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "all", ["posts"]);
export const loader = listLoader(notes);

export default function All() {
  return <PostList collection={notes} {...useLoaderData<typeof loader>()} Card={NoteCard} />;
}
