/** The list. */
import { useLoaderData } from "@remix-run/react";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { listLoader } from "~/platform/posts/pages.server";
import { threads } from "../thread.collection";

export const handle = pageHandle("thread", "all", ["posts"]);
export const loader = listLoader(threads);

export default function All() {
  return <PostList collection={threads} {...useLoaderData<typeof loader>()} />;
}
