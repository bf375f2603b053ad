/** Writing one. */

import { useLoaderData } from "@remix-run/react";
import { addAction, addLoader } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { erasmus } from "../erasmus.collection";

export const handle = pageHandle("erasmus", "add", ["posts"]);
export const loader = addLoader(erasmus);
export const action = addAction(erasmus);

export default function Add() {
  return <PostWriting collection={erasmus} {...useLoaderData<typeof loader>()} />;
}
