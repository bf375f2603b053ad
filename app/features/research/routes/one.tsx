/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { actAction, oneLoader } from "~/platform/posts/pages.server";
import { research } from "../research.collection";

export const handle = pageHandle("research", "one", ["posts"]);
export const loader = oneLoader(research);
export const action = actAction(research);

export default function One() {
  return <PostPage collection={research} {...useLoaderData<typeof loader>()} />;
}
