/** Writing one. */

import { addAction } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { chronicles } from "../chronicle.collection";

export const handle = pageHandle("chronicle", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(chronicles);

export default function Add() {
  return <PostWriting collection={chronicles} />;
}
