/** Facts about a thing: what each is called above what it is. */
import type { ReactNode } from "react";

export type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
  /** In their order; those without a value aren't shown. */
  facts: readonly Fact[];
  /** The columns, and a frame where there is one. */
  className?: string;
}

const isThere = (value: ReactNode) => value !== null && value !== undefined && value !== false && value !== "";

export function FactList({ facts, className = "sm:grid-cols-2" }: FactListProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-3 ${className}`}>
      {facts.map(
        ([label, value]) =>
          isThere(value) && (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
