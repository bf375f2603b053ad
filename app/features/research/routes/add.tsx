/** Writing one. */
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { addAction } from "~/platform/posts/pages.server";
import { research } from "../research.collection";

export const handle = pageHandle("research", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(research);

export default function Add() {
  return <PostWriting collection={research} />;
}
