/** Writing one. */

import { addAction } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { devLogs } from "../dev-log.collection";

export const handle = pageHandle("dev-log", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(devLogs);

export default function Add() {
  return <PostWriting collection={devLogs} />;
}
