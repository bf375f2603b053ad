/** A few for guests. */
import { useLoaderData } from "@remix-run/react";
import { demoLoader } from "~/engines/posts/pages.server";
import { PostDemo } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { threads } from "../thread.collection";

export const handle = pageHandle("thread", "demo", ["posts", "post-samples"]);
export const loader = demoLoader(threads);

export default function Demo() {
  return <PostDemo collection={threads} {...useLoaderData<typeof loader>()} />;
}
