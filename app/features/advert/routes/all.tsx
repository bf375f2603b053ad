/** The list, or one's own. */
import { useLoaderData } from "@remix-run/react";
import { actAction, listOrMineLoader } from "~/engines/posts/pages.server";
import { PostList } from "~/kit/posts/post-list";
import { PostPersonal } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { adverts } from "../advert.collection";
import { AdvertCard } from "../components/advert-card";

export const handle = pageHandle("advert", "all", ["posts"]);
export const loader = listOrMineLoader(adverts);
export const action = actAction(adverts);

export default function All() {
  const { mine, list } = useLoaderData<typeof loader>();
  return mine ? <PostPersonal collection={adverts} {...mine} /> : <PostList collection={adverts} {...list} Card={AdvertCard} />;
}
