/** Writing one. */
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { addAction } from "~/platform/posts/pages.server";
import { whys } from "../why.collection";

export const handle = pageHandle("why", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(whys);

export default function Add() {
  return <PostWriting collection={whys} />;
}
