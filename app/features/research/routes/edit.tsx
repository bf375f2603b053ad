/** Changing one. */
import { useLoaderData } from "@remix-run/react";
import { editAction, editLoader } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { research } from "../research.collection";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("research", "edit", ["posts"]);
export const loader = editLoader(research);
export const action = editAction(research);

export default function Edit() {
  return <PostWriting collection={research} {...useLoaderData<typeof loader>()} />;
}
