/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { actAction, oneLoader } from "~/platform/posts/pages.server";
import { whys } from "../why.collection";

export const handle = pageHandle("why", "one", ["posts"]);
export const loader = oneLoader(whys);
export const action = actAction(whys);

export default function One() {
  return <PostPage collection={whys} {...useLoaderData<typeof loader>()} />;
}
