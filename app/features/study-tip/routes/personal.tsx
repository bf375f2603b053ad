/** One's own. */
import { useLoaderData } from "@remix-run/react";
import { actAction, personalLoader } from "~/engines/posts/pages.server";
import { PostPersonal } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { studyTips } from "../study-tip.collection";

export const handle = pageHandle("study-tip", "personal", ["posts"]);
export const loader = personalLoader(studyTips);
export const action = actAction(studyTips);

export default function Personal() {
  return <PostPersonal collection={studyTips} {...useLoaderData<typeof loader>()} />;
}
