/** Writing one. */

import { useLoaderData } from "@remix-run/react";
import { addAction, addLoader } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { wats } from "../wat.collection";

export const handle = pageHandle("wat", "add", ["posts"]);
export const loader = addLoader(wats);
export const action = addAction(wats);

export default function Add() {
  return <PostWriting collection={wats} {...useLoaderData<typeof loader>()} />;
}
