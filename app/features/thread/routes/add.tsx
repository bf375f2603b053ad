/** Writing one. */
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useHydrated } from "~/kit/use-hydrated";
import { pageHandle } from "~/platform/pages/handle";
import { ThreadWriting } from "../components/thread-writing";
import { newThreadAction, newThreadLoader } from "../thread.pages.server";

export const handle = pageHandle("thread", "add", ["posts", "poll"]);
export const loader = newThreadLoader;
export const action = newThreadAction;

const SimilarThreads = lazy(() => import("../offered/similar-threads"));

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
