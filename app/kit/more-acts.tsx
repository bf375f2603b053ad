/** What is seldom done with a thing, below one small button that needs no scripts. */
import { type ReactNode, useEffect, useRef } from "react";
import Ellipsis from "~icons/lucide/ellipsis";

interface MoreActsProps {
  /** Says of what they are. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Escape leads back to its button. */
export function MoreActs({ label, className = "", children }: MoreActsProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = box.current;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || !details?.open) return;
      if (event.target instanceof HTMLTextAreaElement) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    details?.addEventListener("keydown", close);
    return () => details?.removeEventListener("keydown", close);
  }, []);
  return (
    <details ref={box} className={`open:basis-full ${className}`}>
      <summary className="btn btn-square btn-ghost btn-sm list-none" aria-label={label} title={label}>
        <Ellipsis size={18} aria-hidden />
      </summary>
      <div className="mt-1 flex flex-wrap items-start gap-1 border-s-4 border-base-300 ps-2">{children}</div>
    </details>
  );
}
