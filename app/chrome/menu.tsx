/** Menus that open without scripts, and with them close when something else is wanted. */
import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

interface MenuProps {
  /** What its button shows. */
  button: ReactNode;
  /** The button's name, when it shows only an icon. */
  label?: string;
  buttonClassName?: string;
  panelClassName: string;
  className?: string;
  children: ReactNode;
}

/** Of the menus in a box one is open at most: browsers see to that by their name. */
const NAME = "chrome-menu";
const openIn = (box: HTMLElement | null) => box?.querySelector<HTMLDetailsElement>(`details[name="${NAME}"][open]`);

/**
 * Closes the open menu of a box on navigation, Escape, and a press elsewhere; it stays as it is when scripts arrive after it was opened.
 * @returns the box's ref
 */
export function useClosingMenus() {
  const box = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    const menu = openIn(box.current);
    if (menu && shownFor.current !== key) menu.open = false;
    shownFor.current = key;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = openIn(box.current);
      if (menu && !menu.contains(event.target as Node)) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const menu = openIn(box.current);
      if (event.key !== "Escape" || !menu) return;
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
  return box;
}

export function Menu({ button, label, buttonClassName = "btn btn-ghost", panelClassName, className = "relative", children }: MenuProps) {
  return (
    <details name={NAME} className={className}>
      <summary className={`${buttonClassName} list-none`} aria-label={label}>
        {button}
      </summary>
      <div className={`z-30 border border-base-300 bg-base-100 shadow-lg ${panelClassName}`}>{children}</div>
    </details>
  );
}
