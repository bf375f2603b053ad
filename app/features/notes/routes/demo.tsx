/** A few for guests. */
import { useLoaderData } from "@remix-run/react";
import { demoLoader } from "~/engines/posts/pages.server";
import { PostDemo } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { NoteCard } from "../components/note-card";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "demo", ["posts", "post-samples"]);
export const loader = demoLoader(notes);

export default function Demo() {
  return <PostDemo collection={notes} {...useLoaderData<typeof loader>()} Card={NoteCard} />;
}
