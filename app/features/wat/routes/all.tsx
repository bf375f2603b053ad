/** The list. */
import { useLoaderData } from "@remix-run/react";
import { listLoader } from "~/engines/posts/pages.server";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { SeasonTable } from "../components/season-table";
import { wats } from "../wat.collection";

export const handle = pageHandle("wat", "all", ["posts"]);
export const loader = listLoader(wats);

export default function All() {
  return <PostList collection={wats} {...useLoaderData<typeof loader>()} renderItems={(seasons) => <SeasonTable seasons={seasons} />} />;
}
