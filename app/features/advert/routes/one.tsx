/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { actAction, oneLoader } from "~/platform/posts/pages.server";
import { adverts } from "../advert.collection";

export const handle = pageHandle("advert", "one", ["posts"]);
export const loader = oneLoader(adverts);
export const action = actAction(adverts);

export default function One() {
  return <PostPage collection={adverts} {...useLoaderData<typeof loader>()} />;
}
