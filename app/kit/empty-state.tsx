/** What stands where nothing is: why, and what to do about it. */
import { type ReactNode, Suspense, useMemo } from "react";
import type { DrawingName } from "./drawings";
import { lazyHint } from "./lazy-hint";

/** Decoration, which most pages never show: the server draws it, and its scripts come only where it is. Without network it stays out. */
const Drawing = lazyHint(
  () => import("./drawings").then((module) => module.Drawing),
  () => PLACE,
);

/** As high as a drawing, so that nothing moves when it comes. */
const PLACE = <span style={{ height: 88 }} />;

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** Something to do. */
  act?: ReactNode;
  drawing?: DrawingName;
}

export function EmptyState({ title, text, act, drawing = "page" }: EmptyStateProps) {
  // Made once: what is on its way when the page is taken over may not be drawn anew meanwhile.
  const drawn = useMemo(
    () => (
      <Suspense fallback={PLACE}>
        <Drawing name={drawing} />
      </Suspense>
    ),
    [drawing],
  );
  return (
    <div className="flex flex-col items-center gap-3 border-t-2 border-base-content bg-base-200 px-4 py-8 text-center">
      {drawn}
      <p className="text-lg font-extrabold tracking-tight">{title}</p>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {act}
    </div>
  );
}
