/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { actAction, oneLoader } from "~/engines/posts/pages.server";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { NoteFile } from "../components/note-file";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "one", ["posts"]);
export const loader = oneLoader(notes);
export const action = actAction(notes);

export default function One() {
  const answer = useLoaderData<typeof loader>();
  return <PostPage collection={notes} {...answer} attachment={<NoteFile post={answer.post} />} />;
}
