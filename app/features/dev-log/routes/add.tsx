/** Writing one. */
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { addAction } from "~/platform/posts/pages.server";
import { devLogs } from "../dev-log.collection";

export const handle = pageHandle("dev-log", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(devLogs);

export default function Add() {
  return <PostWriting collection={devLogs} />;
}
