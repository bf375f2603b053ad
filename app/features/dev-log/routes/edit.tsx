/** Changing one. */
import { useLoaderData } from "@remix-run/react";
import { editAction, editLoader } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { devLogs } from "../dev-log.collection";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("dev-log", "edit", ["posts"]);
export const loader = editLoader(devLogs);
export const action = editAction(devLogs);

export default function Edit() {
  return <PostWriting collection={devLogs} {...useLoaderData<typeof loader>()} />;
}
