/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { actAction, oneLoader } from "~/engines/posts/pages.server";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { wats } from "../wat.collection";

export const handle = pageHandle("wat", "one", ["posts"]);
export const loader = oneLoader(wats);
export const action = actAction(wats);

export default function One() {
  return <PostPage collection={wats} {...useLoaderData<typeof loader>()} />;
}
