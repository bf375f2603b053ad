/**
 * A part far down a page: it stands as the server drew it, its forms work as they are, and its scripts and words come when the
 * reader is near.
 */
import { type ReactNode, Suspense, useRef } from "react";
import { useNearViewport } from "./use-near-viewport";

const isServer = typeof document === "undefined";

/** React leaves alone what it is told not to look into. */
const AsDrawn = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };

/** @param children components made by `lazy`, and nothing before it in the page may depend on them */
export function LazyHydrate({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef("");
  const isNear = useNearViewport(place);
  if (place.current) drawn.current = place.current.innerHTML;
  if (isServer) {
    return (
      <div>
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  if (!isNear) return <div key="asleep" ref={place} {...AsDrawn} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew, as it stands in this document
  const asItStood = <div dangerouslySetInnerHTML={{ __html: drawn.current }} />;
  return (
    <div key="awake">
      <Suspense fallback={asItStood}>{children}</Suspense>
    </div>
  );
}
