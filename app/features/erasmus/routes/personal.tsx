/** One's own. */
import { useLoaderData } from "@remix-run/react";
import { actAction, personalLoader } from "~/engines/posts/pages.server";
import { PostPersonal } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { erasmus } from "../erasmus.collection";

export const handle = pageHandle("erasmus", "personal", ["posts"]);
export const loader = personalLoader(erasmus);
export const action = actAction(erasmus);

export default function Personal() {
  return <PostPersonal collection={erasmus} {...useLoaderData<typeof loader>()} />;
}
