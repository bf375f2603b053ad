/** The list. */
import { useLoaderData } from "@remix-run/react";
import { listLoader } from "~/engines/posts/pages.server";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { ResearchCard } from "../components/research-card";
import { research } from "../research.collection";

export const handle = pageHandle("research", "all", ["posts"]);
export const loader = listLoader(research);

export default function All() {
  return <PostList collection={research} {...useLoaderData<typeof loader>()} Card={ResearchCard} />;
}
