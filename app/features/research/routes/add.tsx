/** Writing one. */

import { addAction } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { research } from "../research.collection";

export const handle = pageHandle("research", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(research);

export default function Add() {
  return <PostWriting collection={research} />;
}
