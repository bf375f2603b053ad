/** Who wrote how much. */
import { useLoaderData } from "@remix-run/react";
import { contributorsLoader } from "~/engines/review/contributors.server";
import { PostContributors } from "~/kit/posts/post-contributors";
import { pageHandle } from "~/platform/pages/handle";
import { adverts } from "../advert.collection";

export const handle = pageHandle("advert", "admin-users", ["posts"]);
export const loader = contributorsLoader("posts:advert");

export default function AdminUsers() {
  return <PostContributors collection={adverts} {...useLoaderData<typeof loader>()} />;
}
