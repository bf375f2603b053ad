/** A menu that opens without scripts, and with them closes when something else is wanted. */
import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

export interface MenuProps {
  /** What its button shows. */
  button: ReactNode;
  /** The button's name, when it shows only an icon. */
  label?: string;
  buttonClassName?: string;
  panelClassName: string;
  className?: string;
  children: ReactNode;
}

/** Closes on navigation, Escape, and a press elsewhere; stays as it is when scripts arrive after it was opened. */
function useClosing() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    if (details.current && shownFor.current !== key) details.current.open = false;
    shownFor.current = key;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const menu = details.current;
      if (event.key !== "Escape" || !menu?.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return details;
}

export function Menu({ button, label, buttonClassName = "btn btn-ghost", panelClassName, className = "relative", children }: MenuProps) {
  const details = useClosing();
  return (
    <details ref={details} name="chrome-menu" className={className}>
      <summary className={`${buttonClassName} list-none`} aria-label={label}>
        {button}
      </summary>
      <div className={`z-30 border border-base-300 bg-base-100 shadow-lg ${panelClassName}`}>{children}</div>
    </details>
  );
}
