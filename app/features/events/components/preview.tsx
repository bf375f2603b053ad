/** Where an event's form shows how it will look: the scripts for that come with somebody who writes or looks. */
import { Suspense, useState } from "react";
import { lazyHint } from "~/kit/lazy-hint";
import { useNeeded } from "~/kit/use-needed";

const PreviewCard = lazyHint(() => import("./preview-card").then((module) => module.PreviewCard));

/** @param coverUrl the chosen cover, which waits in the browser */
export function Preview({ coverUrl }: { coverUrl?: string }) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const isNeeded = useNeeded(place);
  if (!isNeeded) return <div ref={setPlace} className="-mt-5" />;
  return (
    <Suspense fallback={<div className="-mt-5" />}>
      <PreviewCard coverUrl={coverUrl} />
    </Suspense>
  );
}
