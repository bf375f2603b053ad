/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { actAction, oneLoader } from "~/engines/posts/pages.server";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { adverts } from "../advert.collection";
import { AdvertBand, AdvertHead } from "../components/advert-head";

export const handle = pageHandle("advert", "one", ["posts"]);
export const loader = oneLoader(adverts);
export const action = actAction(adverts);

export default function One() {
  const { images, ...page } = useLoaderData<typeof loader>();
  const { post } = page;
  return <PostPage collection={adverts} {...page} band={<AdvertBand post={post} images={images} />} head={<AdvertHead post={post} />} />;
}
