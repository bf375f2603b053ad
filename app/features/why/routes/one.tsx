/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { actAction, oneLoader } from "~/engines/posts/pages.server";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { whys } from "../why.collection";

export const handle = pageHandle("why", "one", ["posts"]);
export const loader = oneLoader(whys);
export const action = actAction(whys);

export default function One() {
  return <PostPage collection={whys} {...useLoaderData<typeof loader>()} />;
}
