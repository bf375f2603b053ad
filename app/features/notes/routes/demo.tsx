/** A few for guests. */
import { useLoaderData } from "@remix-run/react";
import { PostDemo } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { demoLoader } from "~/platform/posts/pages.server";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "demo", ["posts"]);
export const loader = demoLoader(notes);

export default function Demo() {
  return <PostDemo collection={notes} {...useLoaderData<typeof loader>()} />;
}
