/** Changing one. */
import { useLoaderData } from "@remix-run/react";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { editAction, editLoader } from "~/platform/posts/pages.server";
import { research } from "../research.collection";

export const handle = pageHandle("research", "edit", ["posts"]);
export const loader = editLoader(research);
export const action = editAction(research);

export default function Edit() {
  return <PostWriting collection={research} {...useLoaderData<typeof loader>()} />;
}
