/** The list. */
import { useLoaderData } from "@remix-run/react";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { listLoader } from "~/platform/posts/pages.server";
import { research } from "../research.collection";

export const handle = pageHandle("research", "all", ["posts"]);
export const loader = listLoader(research);

export default function All() {
  return <PostList collection={research} {...useLoaderData<typeof loader>()} />;
}
