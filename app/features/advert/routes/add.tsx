/** Writing one. */
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { addAction } from "~/platform/posts/pages.server";
import { adverts } from "../advert.collection";

export const handle = pageHandle("advert", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(adverts);

export default function Add() {
  return <PostWriting collection={adverts} />;
}
