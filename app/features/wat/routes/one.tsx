/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { actAction, oneLoader } from "~/platform/posts/pages.server";
import { wats } from "../wat.collection";

export const handle = pageHandle("wat", "one", ["posts"]);
export const loader = oneLoader(wats);
export const action = actAction(wats);

export default function One() {
  return <PostPage collection={wats} {...useLoaderData<typeof loader>()} />;
}
