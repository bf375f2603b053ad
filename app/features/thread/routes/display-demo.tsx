/** The same few, where signed-out readers of the list are led. */
import { useLoaderData } from "@remix-run/react";
import { demoLoader } from "~/engines/posts/pages.server";
import { PostDemo } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { threads } from "../thread.collection";

export const handle = pageHandle("thread", "display-demo", ["posts", "post-samples"]);
export const loader = demoLoader(threads);

export default function DisplayDemo() {
  return <PostDemo collection={threads} {...useLoaderData<typeof loader>()} />;
}
