/** Long reading, such as policies: measured lines and quiet headings. */
import type { ReactNode } from "react";

export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose-text max-w-prose">{children}</div>;
}
