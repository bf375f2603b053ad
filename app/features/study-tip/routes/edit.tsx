/** Changing one. */
import { useLoaderData } from "@remix-run/react";
import { editAction, editLoader } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { studyTips } from "../study-tip.collection";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("study-tip", "edit", ["posts"]);
export const loader = editLoader(studyTips);
export const action = editAction(studyTips);

export default function Edit() {
  return <PostWriting collection={studyTips} {...useLoaderData<typeof loader>()} />;
}
