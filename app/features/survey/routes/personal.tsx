/** One's own. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { actAction } from "~/engines/posts/pages.server";
import { PostPersonal } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { surveyPosts } from "../survey.collection";
import { readOwnSurveys } from "../survey.service.server";

export const handle = pageHandle("survey", "personal", ["posts"]);
export const loader = async ({ context }: LoaderFunctionArgs) => ({ items: await readOwnSurveys(signedIn(context)) });
export const action = actAction(surveyPosts);

export default function Personal() {
  return <PostPersonal collection={surveyPosts} {...useLoaderData<typeof loader>()} />;
}
