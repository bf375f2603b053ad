/** Writing one. */
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { lazyHint } from "~/kit/lazy-hint";
import { useHydrated } from "~/kit/use-hydrated";
import { pageHandle } from "~/platform/pages/handle";
import { ThreadWriting } from "../components/thread-writing";
import { newThreadAction, newThreadLoader } from "../thread.pages.server";

export const handle = pageHandle("thread", "add", ["posts", "poll"]);
export const loader = newThreadLoader;
export const action = newThreadAction;

const SimilarThreads = lazyHint(() => import("../offered/similar-threads").then((module) => module.default));

export default function Add() {
  const { begins, choices, poll } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  const similar = isHydrated && (
    <Suspense fallback={null}>
      <SimilarThreads />
    </Suspense>
  );
  return <ThreadWriting begins={begins} choices={choices} belowTitle={similar} poll={poll} />;
}
