/** One's own. */
import { useLoaderData } from "@remix-run/react";
import { actAction, personalLoader } from "~/engines/posts/pages.server";
import { PostPersonal } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "personal", ["posts"]);
export const loader = personalLoader(notes);
export const action = actAction(notes);

export default function Personal() {
  return <PostPersonal collection={notes} {...useLoaderData<typeof loader>()} />;
}
