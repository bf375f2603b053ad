/** A few for guests. */
import { useLoaderData } from "@remix-run/react";
import { demoLoader } from "~/engines/posts/pages.server";
import { PostDemo } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { studyTips } from "../study-tip.collection";

export const handle = pageHandle("study-tip", "demo", ["posts", "post-samples"]);
export const loader = demoLoader(studyTips);

export default function Demo() {
  return <PostDemo collection={studyTips} {...useLoaderData<typeof loader>()} />;
}
