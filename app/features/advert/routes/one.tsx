/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { actAction, oneLoader } from "~/engines/posts/pages.server";
import { PostPage } from "~/kit/posts/post-page";
import { PostPictures } from "~/kit/posts/post-pictures";
import { pageHandle } from "~/platform/pages/handle";
import { adverts } from "../advert.collection";

export const handle = pageHandle("advert", "one", ["posts"]);
export const loader = oneLoader(adverts);
export const action = actAction(adverts);

export default function One() {
  const { images, ...page } = useLoaderData<typeof loader>();
  return <PostPage collection={adverts} {...page} attachment={<PostPictures collection={adverts} post={page.post} images={images} />} />;
}
