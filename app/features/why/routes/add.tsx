/** Writing one. */

import { addAction } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { whys } from "../why.collection";

export const handle = pageHandle("why", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(whys);

export default function Add() {
  return <PostWriting collection={whys} />;
}
