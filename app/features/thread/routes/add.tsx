/** Writing one. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { MAX_TITLE } from "~/engines/posts/collection";
import { choicesFor } from "~/engines/posts/pages.server";
import { useHydrated } from "~/kit/use-hydrated";
import { pageHandle } from "~/platform/pages/handle";
import { ThreadWriting } from "../components/thread-writing";
import { threads } from "../thread.collection";
import { newThreadAction } from "../thread.pages.server";

export const handle = pageHandle("thread", "add", ["posts"]);
/** Whoever comes with a question has its title filled in. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  begins: { title: (new URL(request.url).searchParams.get("title") ?? "").slice(0, MAX_TITLE) },
  choices: await choicesFor(context.ctx, threads),
});
export const action = newThreadAction;

const SimilarThreads = lazy(() => import("../components/similar-threads"));

export default function Add() {
  const { begins, choices } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  const similar = isHydrated && (
    <Suspense fallback={null}>
      <SimilarThreads />
    </Suspense>
  );
  return <ThreadWriting begins={begins} choices={choices} belowTitle={similar} />;
}
