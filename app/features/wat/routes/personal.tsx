/** One's own. */
import { useLoaderData } from "@remix-run/react";
import { actAction, personalLoader } from "~/engines/posts/pages.server";
import { PostPersonal } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { wats } from "../wat.collection";

export const handle = pageHandle("wat", "personal", ["posts"]);
export const loader = personalLoader(wats);
export const action = actAction(wats);

export default function Personal() {
  return <PostPersonal collection={wats} {...useLoaderData<typeof loader>()} />;
}
