/** Where a deep page stands, as links to what is above it; the page's own name, which its heading says whole, is cut before it takes a line. */

import { useTranslation } from "react-i18next";
import { Link } from "./link";

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: string;
}

export function Breadcrumbs({ items }: { items: Crumb[] }) {
  const { t } = useTranslation("kit");
  return (
    <nav aria-label={t("breadcrumb")} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {items.map(({ label, to }, index) => (
          <li key={label} className={`flex items-center gap-2 ${to ? "" : "min-w-0 grow basis-32"}`}>
            {index > 0 && <span aria-hidden>/</span>}
            {to ? (
              <Link to={to} className="link inline-block py-1" prefetch="intent">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-1 text-muted">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
