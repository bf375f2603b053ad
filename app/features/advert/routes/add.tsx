/** Writing one. */
import { useLoaderData } from "@remix-run/react";
import { addAction, addLoader } from "~/engines/posts/pages.server";
import { NewPostForm } from "~/kit/posts/new-post-form";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { adverts } from "../advert.collection";

export const handle = pageHandle("advert", "add", ["posts", "media"]);
export const loader = addLoader(adverts);
export const action = addAction(adverts);

export default function Add() {
  return <PostWriting collection={adverts} form={NewPostForm} {...useLoaderData<typeof loader>()} />;
}
