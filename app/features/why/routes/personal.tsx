/** One's own. */
import { useLoaderData } from "@remix-run/react";
import { actAction, personalLoader } from "~/engines/posts/pages.server";
import { PostPersonal } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { whys } from "../why.collection";

export const handle = pageHandle("why", "personal", ["posts"]);
export const loader = personalLoader(whys);
export const action = actAction(whys);

export default function Personal() {
  return <PostPersonal collection={whys} {...useLoaderData<typeof loader>()} />;
}
