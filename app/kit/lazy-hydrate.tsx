/**
 * A part far down a page, or folded away: it stands as the server drew it, its forms work as they are, and its scripts and words
 * come when the reader is near. On a page that scripts open they come at once: nothing stands there that could be sent.
 */
import { type ReactNode, Suspense, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated";
import { useNearViewport } from "./use-near-viewport";

const isServer = typeof document === "undefined";

/** React leaves alone what it is told not to look into. */
const AsDrawn = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };

interface LazyHydrateProps {
  /** Components made by `lazy`; nothing before them in the page may depend on them. */
  children: ReactNode;
  /** How near that is, as a part of the screen; a whole one unless said otherwise. */
  ahead?: string;
  /** Stands there until they come on a page that scripts open. */
  fallback?: ReactNode;
}

export function LazyHydrate({ children, ahead, fallback }: LazyHydrateProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef("");
  const isHydrated = useHydrated();
  const [wasDrawn] = useState(!isHydrated);
  const isNear = useNearViewport(place, ahead);
  if (place.current) drawn.current = place.current.innerHTML;
  if (isServer) {
    return (
      <div>
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  if (!wasDrawn) {
    return (
      <div>
        <Suspense fallback={fallback}>{children}</Suspense>
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
