/** Writing one. */
import { lazy, Suspense } from "react";
import { addAction } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { useHydrated } from "~/kit/use-hydrated";
import { pageHandle } from "~/platform/pages/handle";
import { threads } from "../thread.collection";

export const handle = pageHandle("thread", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(threads);

const SimilarThreads = lazy(() => import("../components/similar-threads"));

export default function Add() {
  const isHydrated = useHydrated();
  const similar = isHydrated && (
    <Suspense fallback={null}>
      <SimilarThreads />
    </Suspense>
  );
  return <PostWriting collection={threads} belowTitle={similar} />;
}
