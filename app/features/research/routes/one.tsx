/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { actAction, oneLoader } from "~/engines/posts/pages.server";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { research } from "../research.collection";

export const handle = pageHandle("research", "one", ["posts"]);
export const loader = oneLoader(research);
export const action = actAction(research);

export default function One() {
  return <PostPage collection={research} {...useLoaderData<typeof loader>()} />;
}
