/** Staff decide. */
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/engines/posts/pages.server";
import { PostModeration } from "~/kit/posts/post-moderation";
import { pageHandle } from "~/platform/pages/handle";
import { surveyPosts } from "../survey.collection";

export const handle = pageHandle("survey", "admin-all", ["posts", "review"]);
export const loader = adminLoader(surveyPosts);
export const action = adminAction(surveyPosts);

export default function AdminAll() {
  return <PostModeration collection={surveyPosts} {...useLoaderData<typeof loader>()} />;
}
