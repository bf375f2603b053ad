/** One's own. */
import { useLoaderData } from "@remix-run/react";
import { actAction, personalLoader } from "~/engines/posts/pages.server";
import { PostPersonal } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { chronicles } from "../chronicle.collection";

export const handle = pageHandle("chronicle", "personal", ["posts"]);
export const loader = personalLoader(chronicles);
export const action = actAction(chronicles);

export default function Personal() {
  return <PostPersonal collection={chronicles} {...useLoaderData<typeof loader>()} />;
}
