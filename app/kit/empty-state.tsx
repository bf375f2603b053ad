/** What stands where nothing is: why, and what to do about it. */
import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "./drawings";

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
      <Drawing name={drawing} />
      <p className="text-lg font-extrabold tracking-tight">{title}</p>
      {text && <p className="max-w-prose text-base-content/80">{text}</p>}
      {act}
    </div>
  );
}
