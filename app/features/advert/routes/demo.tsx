/** A few for guests. */
import { useLoaderData } from "@remix-run/react";
import { demoLoader } from "~/engines/posts/pages.server";
import { PostDemo } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { adverts } from "../advert.collection";
import { AdvertCard } from "../components/advert-card";

export const handle = pageHandle("advert", "demo", ["posts", "post-samples"]);
export const loader = demoLoader(adverts);

export default function Demo() {
  return <PostDemo collection={adverts} {...useLoaderData<typeof loader>()} Card={AdvertCard} />;
}
