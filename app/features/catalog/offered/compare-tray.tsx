/** The courses that are chosen for comparing, at the bottom of the window; its look and words are fetched when there is one. */
import { Suspense, useState } from "react";
import { SidePart } from "~/kit/side-part";
import { useHydrated } from "~/kit/use-hydrated";
import { useChoice } from "./compare-choice";

const loadBar = () => import("../components/compare-bar");

/** Stands once on a page that has a `CompareTick`. */
export function CompareTray() {
  const { codes, last } = useChoice();
  const isHydrated = useHydrated();
  const [said, setSaid] = useState("");
  const [isClosed, setIsClosed] = useState(false);
  const isUsed = codes.length > 0 || last !== null;
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      {isHydrated && isUsed && !isClosed && (
        <Suspense>
          <SidePart load={loadBar} part={{ onSay: setSaid, onClose: () => setIsClosed(true) }} />
        </Suspense>
      )}
    </>
  );
}
