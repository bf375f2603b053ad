/** What stands where nothing is: why, and what to do about it. */
import type { ReactNode } from "react";

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** Something to do. */
  act?: ReactNode;
  icon?: ReactNode;
}

export function EmptyState({ title, text, act, icon }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-box border border-dashed border-base-content/40 px-4 py-12 text-center">
      {icon}
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="max-w-prose text-base-content/80">{text}</p>}
      {act}
    </div>
  );
}
