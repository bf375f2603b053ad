/** A part of a page with a heading of its own above a rule, and a row of a list. */

import { type ReactNode, useId } from "react";
import { Link } from "./link";

export interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  act?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ title, lead, act, id, className = "", children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={`mt-8 ${className}`}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-2 border-base-content pb-1.5">
        <h2 id={titleId} className="text-xl/tight">
          {title}
        </h2>
        {act}
      </div>
      {lead && <p className="mb-3 max-w-prose text-muted">{lead}</p>}
      {children}
    </section>
  );
}

export interface CardProps {
  /** Makes the whole row one link. */
  to?: string;
  className?: string;
  children: ReactNode;
}

export function Card({ to, className = "", children }: CardProps) {
  const look = `block min-w-0 border-b border-base-300 py-3 ${className}`;
  return to ? (
    <Link to={to} prefetch="intent" className={`${look} hover:bg-base-200`}>
      {children}
    </Link>
  ) : (
    <div className={look}>{children}</div>
  );
}
