/** The head of a page: what it is, one sentence about it, and its one main act. */
import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The main act: a link or button. */
  act?: ReactNode;
  breadcrumb?: Crumb[];
  /** Badges and small facts below the title. */
  children?: ReactNode;
}

export function PageHeader({ title, lead, act, breadcrumb, children }: PageHeaderProps) {
  return (
    <header className="mb-4 flex flex-col gap-3 sm:mb-5">
      {breadcrumb && <Breadcrumbs items={breadcrumb} />}
      {/* On phones the act stands beside a short title, so that lists begin above the fold. */}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
        <h1 className="max-w-full grow basis-40 text-2xl/tight text-balance sm:col-start-1 sm:text-4xl/tight">{title}</h1>
        {lead && <p className="order-last max-w-prose basis-full text-muted sm:order-none sm:col-start-1">{lead}</p>}
        {act && <div className="flex flex-wrap gap-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">{act}</div>}
      </div>
      {children}
    </header>
  );
}
