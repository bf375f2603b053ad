/** One of them. */
import { useLoaderData } from "@remix-run/react";
import { actAction, oneLoader } from "~/engines/posts/pages.server";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { SeasonHead, SeasonNotes } from "../components/season-head";
import { wats } from "../wat.collection";

export const handle = pageHandle("wat", "one", ["posts"]);
export const loader = oneLoader(wats);
export const action = actAction(wats);

export default function One() {
  const page = useLoaderData<typeof loader>();
  const { post } = page;
  return <PostPage collection={wats} {...page} head={<SeasonHead post={post} />} attachment={<SeasonNotes details={post.details} />} />;
}
