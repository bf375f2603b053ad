/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { actAction, oneLoader } from "~/engines/posts/pages.server";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { chronicles } from "../chronicle.collection";

export const handle = pageHandle("chronicle", "one", ["posts"]);
export const loader = oneLoader(chronicles);
export const action = actAction(chronicles);

export default function One() {
  return <PostPage collection={chronicles} {...useLoaderData<typeof loader>()} />;
}
