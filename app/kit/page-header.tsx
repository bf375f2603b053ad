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
    <header className="mb-5 flex flex-col gap-3">
      {breadcrumb && <Breadcrumbs items={breadcrumb} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-prose">
          <h1 className="text-2xl/tight text-balance sm:text-4xl/tight">{title}</h1>
          {lead && <p className="mt-2 text-muted">{lead}</p>}
        </div>
        {act && <div className="flex flex-wrap gap-2">{act}</div>}
      </div>
      {children}
    </header>
  );
}
