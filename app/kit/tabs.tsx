/** Views of the same thing side by side; links, so that each has an address. */

import { useLocation } from "@remix-run/react";
import { Link } from "./link";
import { useOpenTab } from "./open-tab";
import { useScrollIntoView } from "./use-scroll-into-view";

export interface Tab {
  to: string;
  label: string;
  isActive: boolean;
  /** Shown behind the label. */
  count?: number;
}

export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const open = tabs.find(({ isActive }) => isActive);
  const { search } = useLocation();
  // Tabs that lead to other pages have these pages' titles.
  useOpenTab(open?.to.startsWith("?") && search ? open.label : "");
  const row = useScrollIntoView<HTMLElement>('[aria-current="page"]', open?.to);
  return (
    <nav ref={row} aria-label={label} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex w-max min-w-full gap-1 border-b border-base-300 lg:w-auto lg:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              prefetch="intent"
              preventScrollReset
              aria-current={tab.isActive ? "page" : undefined}
              className={`flex items-center gap-2 border-b-4 px-3 py-2.5 ${tab.isActive ? "in-sight border-base-content font-extrabold" : "border-transparent text-muted hover:border-base-content/40"}`}
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
