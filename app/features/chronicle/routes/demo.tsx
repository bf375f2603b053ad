/** A few for guests. */
import { useLoaderData } from "@remix-run/react";
import { demoLoader } from "~/engines/posts/pages.server";
import { PostDemo } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { chronicles } from "../chronicle.collection";

export const handle = pageHandle("chronicle", "demo", ["posts", "post-samples"]);
export const loader = demoLoader(chronicles);

export default function Demo() {
  return <PostDemo collection={chronicles} {...useLoaderData<typeof loader>()} />;
}
