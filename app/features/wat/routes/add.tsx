/** Writing one. */

import { addAction } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { wats } from "../wat.collection";

export const handle = pageHandle("wat", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(wats);

export default function Add() {
  return <PostWriting collection={wats} />;
}
