/** Changing one. */
import { useLoaderData } from "@remix-run/react";
import { editAction, editLoader } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { erasmus } from "../erasmus.collection";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("erasmus", "edit", ["posts"]);
export const loader = editLoader(erasmus);
export const action = editAction(erasmus);

export default function Edit() {
  return <PostWriting collection={erasmus} {...useLoaderData<typeof loader>()} />;
}
