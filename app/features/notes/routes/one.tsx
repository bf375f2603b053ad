/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { actAction, oneLoader } from "~/engines/posts/pages.server";
import { PostFacts } from "~/kit/posts/post-facts";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { fileOf, NoteFile } from "../components/note-file";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "one", ["posts"]);
export const loader = oneLoader(notes);
export const action = actAction(notes);

export default function One() {
  const answer = useLoaderData<typeof loader>();
  const { post } = answer;
  const facts = <PostFacts collection={notes} post={post} without={fileOf(post) ? [] : ["link"]} />;
  return <PostPage collection={notes} {...answer} head={facts} attachment={<NoteFile post={post} />} />;
}
