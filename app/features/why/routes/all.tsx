/** The list. */
import { useLoaderData } from "@remix-run/react";
import { listLoader } from "~/engines/posts/pages.server";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { whys } from "../why.collection";

export const handle = pageHandle("why", "all", ["posts"]);
export const loader = listLoader(whys);

export default function All() {
  return <PostList collection={whys} {...useLoaderData<typeof loader>()} />;
}
