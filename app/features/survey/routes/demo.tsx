/** A few for guests. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PostDemo } from "~/kit/posts/post-lists";
import { pageHandle } from "~/platform/pages/handle";
import { surveyPosts } from "../survey.collection";
import { readSurveyDemo } from "../survey.service.server";

export const handle = pageHandle("survey", "demo", ["posts", "post-samples"]);
export const loader = async ({ context: { ctx } }: LoaderFunctionArgs) => ({
  items: await readSurveyDemo(ctx),
  isMember: ctx.actor !== null,
});

export default function Demo() {
  return <PostDemo collection={surveyPosts} {...useLoaderData<typeof loader>()} />;
}
