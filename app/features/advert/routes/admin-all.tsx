/** Staff decide. */
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/engines/posts/pages.server";
import { PostModeration } from "~/kit/posts/post-moderation";
import { pageHandle } from "~/platform/pages/handle";
import { adverts } from "../advert.collection";

export const handle = pageHandle("advert", "admin-all", ["posts", "review"]);
export const loader = adminLoader(adverts);
export const action = adminAction(adverts);

export default function AdminAll() {
  return <PostModeration collection={adverts} {...useLoaderData<typeof loader>()} />;
}
