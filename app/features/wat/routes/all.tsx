/** The list. */
import { useLoaderData } from "@remix-run/react";
import { listLoader } from "~/engines/posts/pages.server";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { SeasonList } from "../components/season-list";
import { wats } from "../wat.collection";

export const handle = pageHandle("wat", "all", ["posts"]);
export const loader = listLoader(wats);

export default function All() {
  return <PostList collection={wats} {...useLoaderData<typeof loader>()} renderItems={(seasons) => <SeasonList seasons={seasons} />} />;
}
