/** Views of the same thing side by side; links, so that each has an address. */

import { useEffect, useRef } from "react";
import { Link } from "./link";

export interface Tab {
  to: string;
  label: string;
  isActive: boolean;
  /** Shown behind the label. */
  count?: number;
}

/** Brings the open tab into sight where they are wider than the screen; only sideways, the page stays. */
function useActiveInSight(active: string | undefined) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = active && row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!tab || !row.current) return;
    const { left, right } = tab.getBoundingClientRect();
    const sight = row.current.getBoundingClientRect();
    if (left < sight.left || right > sight.right) row.current.scrollLeft += left - sight.left - (sight.width - (right - left)) / 2;
  }, [active]);
  return row;
}

export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const row = useActiveInSight(tabs.find(({ isActive }) => isActive)?.to);
  return (
    <nav ref={row} aria-label={label} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex w-max min-w-full gap-1 border-b border-base-300">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              prefetch="intent"
              preventScrollReset
              aria-current={tab.isActive ? "page" : undefined}
              className={`flex items-center gap-2 border-b-2 px-3 py-2.5 ${tab.isActive ? "border-primary font-semibold text-primary" : "border-transparent hover:border-base-content/40"}`}
            >
              {tab.label}
              {tab.count !== undefined && <span className="text-sm tabular-nums">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
