/** The list. */
import { useLoaderData } from "@remix-run/react";
import { listLoader } from "~/engines/posts/pages.server";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { adverts } from "../advert.collection";

export const handle = pageHandle("advert", "all", ["posts"]);
export const loader = listLoader(adverts);

export default function All() {
  return <PostList collection={adverts} {...useLoaderData<typeof loader>()} />;
}
