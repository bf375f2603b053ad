/** A few for guests. */
import { useLoaderData } from "@remix-run/react";
import { demoLoader } from "~/engines/posts/pages.server";
import { PostDemo } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { ErasmusCard } from "../components/erasmus-card";
import { erasmus } from "../erasmus.collection";

export const handle = pageHandle("erasmus", "demo", ["posts", "post-samples"]);
export const loader = demoLoader(erasmus);

export default function Demo() {
  return <PostDemo collection={erasmus} {...useLoaderData<typeof loader>()} Card={ErasmusCard} />;
}
