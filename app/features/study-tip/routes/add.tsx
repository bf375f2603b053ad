/** Writing one. */
import { useLoaderData } from "@remix-run/react";
import { addAction, addLoader } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { studyTips } from "../study-tip.collection";

export const handle = pageHandle("study-tip", "add", ["posts"]);
export const loader = addLoader(studyTips);
export const action = addAction(studyTips);

export default function Add() {
  return <PostWriting collection={studyTips} {...useLoaderData<typeof loader>()} />;
}
