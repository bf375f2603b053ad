/** Writing one. */
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { addAction } from "~/platform/posts/pages.server";
import { studyTips } from "../study-tip.collection";

export const handle = pageHandle("study-tip", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(studyTips);

export default function Add() {
  return <PostWriting collection={studyTips} />;
}
