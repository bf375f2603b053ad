/** Who wrote how much. */
import { useLoaderData } from "@remix-run/react";
import { contributorsLoader } from "~/engines/review/contributors.server";
import { PostContributors } from "~/kit/posts/post-contributors";
import { pageHandle } from "~/platform/pages/handle";
import { surveyPosts } from "../survey.collection";

export const handle = pageHandle("survey", "admin-users", ["posts"]);
export const loader = contributorsLoader("posts:survey");

export default function AdminUsers() {
  return <PostContributors collection={surveyPosts} {...useLoaderData<typeof loader>()} />;
}
