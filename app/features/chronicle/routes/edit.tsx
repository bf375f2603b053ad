/** Changing one. */
import { useLoaderData } from "@remix-run/react";
import { editAction, editLoader } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { chronicles } from "../chronicle.collection";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("chronicle", "edit", ["posts"]);
export const loader = editLoader(chronicles);
export const action = editAction(chronicles);

export default function Edit() {
  return <PostWriting collection={chronicles} {...useLoaderData<typeof loader>()} />;
}
