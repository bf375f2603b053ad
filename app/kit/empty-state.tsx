/** What stands where nothing is: why, and what to do about it. */
import { type ReactNode, Suspense, useState } from "react";
import type { DrawingName } from "./drawings";
import { lazyHint } from "./lazy-hint";
import { useHydrated } from "./use-hydrated";

/** Decoration, which most pages never show: the server draws it, and its scripts come only where it is. Without network it stays out. */
const Drawing = lazyHint(
  () => import("./drawings").then((module) => module.Drawing),
  () => PLACE,
);

/** As high as a drawing, so that nothing moves when it comes. */
const PLACE = <span style={{ height: 88 }} />;

const isServer = typeof document === "undefined";
/** React leaves alone what it is told not to look into. */
const AS_DRAWN = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };

/** What the server drew stays as it is and needs no scripts; on a page that scripts open they come. */
function Decoration({ name }: { name: DrawingName }) {
  const isHydrated = useHydrated();
  const [wasDrawn] = useState(!isHydrated);
  if (!isServer && wasDrawn) return <div {...AS_DRAWN} />;
  return (
    <div>
      <Suspense fallback={PLACE}>
        <Drawing name={name} />
      </Suspense>
    </div>
  );
}

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** Something to do. */
  act?: ReactNode;
  drawing?: DrawingName;
}

export function EmptyState({ title, text, act, drawing = "page" }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 border-t-2 border-base-content bg-base-200 px-4 py-8 text-center">
      <Decoration key={drawing} name={drawing} />
      <p className="text-lg font-extrabold tracking-tight">{title}</p>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {act}
    </div>
  );
}
