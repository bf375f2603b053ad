/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { actAction, oneLoader } from "~/platform/posts/pages.server";
import { chronicles } from "../chronicle.collection";

export const handle = pageHandle("chronicle", "one", ["posts"]);
export const loader = oneLoader(chronicles);
export const action = actAction(chronicles);

export default function One() {
  return <PostPage collection={chronicles} {...useLoaderData<typeof loader>()} />;
}
