/** The list. */
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { listLoader } from "~/engines/posts/pages.server";
import type { Post } from "~/kit/posts/post";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { ByDepartment } from "../components/by-department";
import { ReasonCard } from "../components/reason-card";
import { whys } from "../why.collection";

export const handle = pageHandle("why", "all", ["posts"]);
export const loader = listLoader(whys);

export default function All() {
  const [query] = useSearchParams();
  // In another order departments would come again and again.
  const isGrouped = !query.has("q") && !query.has("sort");
  const renderItems = isGrouped ? (posts: readonly Post[]) => <ByDepartment posts={posts} /> : undefined;
  return <PostList collection={whys} {...useLoaderData<typeof loader>()} Card={ReasonCard} renderItems={renderItems} />;
}
