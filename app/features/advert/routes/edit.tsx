/** Changing one. */
import { useLoaderData } from "@remix-run/react";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { editAction, editLoader } from "~/platform/posts/pages.server";
import { adverts } from "../advert.collection";

export const handle = pageHandle("advert", "edit", ["posts"]);
export const loader = editLoader(adverts);
export const action = editAction(adverts);

export default function Edit() {
  return <PostWriting collection={adverts} {...useLoaderData<typeof loader>()} />;
}
