/** A field for limited Markdown. Its formatting bar, and the completion of names, come when somebody writes. */

import { createContext, Suspense, useContext, useEffect, useRef, useState } from "react";
import { TextArea, type TextAreaProps } from "~/kit/forms/text-area";
import { lazyHint } from "~/kit/lazy-hint";
import type { Participant } from "./participant";

/** Without them one writes the marks oneself. */
const MarkupTools = lazyHint(() => import("./markup-tools").then((module) => module.default));

const Participants = createContext<readonly Participant[]>([]);

/** Whose names the fields inside complete. */
export const ParticipantsProvider = Participants.Provider;

export function MarkupArea(props: TextAreaProps) {
  const participants = useContext(Participants);
  const box = useRef<HTMLDivElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const use = () => setIsUsed(true);
    if (box.current?.contains(document.activeElement)) use();
    const { current } = box;
    current?.addEventListener("focusin", use);
    return () => current?.removeEventListener("focusin", use);
  }, []);
  return (
    <div ref={box} className="relative">
      <TextArea {...props} />
      {isUsed && (
        <Suspense fallback={<div className="h-10" />}>
          <MarkupTools box={box} participants={participants} />
        </Suspense>
      )}
    </div>
  );
}
