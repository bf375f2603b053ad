/** Changing one. */
import { useLoaderData } from "@remix-run/react";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { editAction, editLoader } from "~/platform/posts/pages.server";
import { wats } from "../wat.collection";

export const handle = pageHandle("wat", "edit", ["posts"]);
export const loader = editLoader(wats);
export const action = editAction(wats);

export default function Edit() {
  return <PostWriting collection={wats} {...useLoaderData<typeof loader>()} />;
}
