/** The chart alone, for paper and screens that show nothing else. */

import type { ReactNode } from "react";
import { Link } from "~/kit/link";
import { useStatWords } from "./use-stat-words";

interface ChartPageProps {
  event: { name: string };
  title: string;
  /** What was counted in all, or of which days. */
  about: ReactNode;
  backTo: string;
  children: ReactNode;
}

export function ChartPage({ event, title, about, backTo, children }: ChartPageProps) {
  const { t } = useStatWords();
  return (
    <div className="mx-auto max-w-4xl">
      <p className="mb-4 print:hidden">
        <Link to={backTo} className="link inline-block py-1">
          {t("back")}
        </Link>
      </p>
      <h1 className="text-2xl font-bold">{event.name}</h1>
      <p className="mt-1 font-medium">{title}</p>
      <p className="mb-6 text-sm text-muted">{about}</p>
      {children}
    </div>
  );
}
