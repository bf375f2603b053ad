/** Changing one. */
import { useLoaderData } from "@remix-run/react";
import { editAction, editLoader } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { wats } from "../wat.collection";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("wat", "edit", ["posts"]);
export const loader = editLoader(wats);
export const action = editAction(wats);

export default function Edit() {
  return <PostWriting collection={wats} {...useLoaderData<typeof loader>()} />;
}
