/** The list. */
import { useLoaderData } from "@remix-run/react";
import { listLoader } from "~/engines/posts/pages.server";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { chronicles } from "../chronicle.collection";
import { Timeline } from "../components/timeline";

export const handle = pageHandle("chronicle", "all", ["posts"]);
export const loader = listLoader(chronicles);

export default function All() {
  return <PostList collection={chronicles} {...useLoaderData<typeof loader>()} renderItems={(posts) => <Timeline posts={posts} />} />;
}
