/** How long a list is, how much of it is shown, and the way to the rest. */

import { useTranslation } from "react-i18next";
import ChevronLeft from "~icons/lucide/chevron-left";
import ChevronRight from "~icons/lucide/chevron-right";
import { formatNumber } from "./format";
import { Link } from "./link";
import { useQueryLink } from "./search-links";
import { useFromHeading } from "./use-from-heading";
import { useWords } from "./use-words";

export const pageSizes = [10, 20, 50] as const;

export interface PagerProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  /** The total is where counting stopped: "more than N". */
  isTotalCapped?: boolean;
  /** Only needed when the total is capped. */
  hasNext?: boolean;
}

/** The pages worth a link: the ends, and the neighbours of this one; null stands for a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => (index > 0 && each - (sorted[index - 1] ?? 0) > 1 ? [null, each] : [each]));
}

export function Total({ total, isTotalCapped }: Pick<PagerProps, "total" | "isTotalCapped">) {
  const { t } = useTranslation("kit");
  const { locale } = useWords();
  const formatted = formatNumber(total, locale);
  return (
    <p role="status" className="text-sm text-muted">
      {isTotalCapped ? t("list.totalCapped", { formatted }) : t("list.total", { count: total, formatted })}
    </p>
  );
}

interface PageLinksProps {
  page: number;
  /** Null where nobody counted them. */
  pages: number | null;
  hasNext?: boolean;
  /** Where on each page they lead. */
  hash?: string;
}

/** The way to other pages of the same address. */
export function PageLinks({ page, pages, hasNext = page < (pages ?? 0), hash = "" }: PageLinksProps) {
  const { t } = useTranslation("kit");
  const link = useQueryLink();
  const to = (wanted: number) => `${link({ page: wanted })}${hash}`;
  return (
    <nav aria-label={t("list.pages")} className="flex items-center gap-1">
      {page > 1 && <Step to={to(page - 1)} label={t("list.previous")} rel="prev" />}
      {pages === null || page > pages ? (
        <span className="px-2 tabular-nums">{t("list.page", { page })}</span>
      ) : (
        <PageNumbers page={page} pages={pages} to={to} />
      )}
      {hasNext && <Step to={to(page + 1)} label={t("list.next")} rel="next" />}
    </nav>
  );
}

export function Pager({ page, size, total, isTotalCapped, hasNext }: PagerProps) {
  useFromHeading(page);
  const pages = Math.max(1, Math.ceil(total / size));
  const goesOn = isTotalCapped ? Boolean(hasNext) : page < pages;
  if (total <= (pageSizes[0] ?? 10) && page === 1 && !goesOn) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <PageLinks page={page} pages={isTotalCapped ? null : pages} hasNext={goesOn} />
      <SizeChoice size={size} />
    </div>
  );
}

function Step({ to, label, rel }: { to: string; label: string; rel: "prev" | "next" }) {
  const Icon = rel === "prev" ? ChevronLeft : ChevronRight;
  return (
    <Link to={to} rel={rel} prefetch="intent" className="btn btn-square" aria-label={label}>
      <Icon size={18} aria-hidden />
    </Link>
  );
}

function PageNumbers({ page, pages, to }: { page: number; pages: number; to(page: number): string }) {
  const { t } = useTranslation("kit");
  if (pages === 1) return null;
  return (
    <>
      <span className="px-2 tabular-nums sm:hidden">{t("list.pageOf", { page, pages })}</span>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pages).map((each, index) => (
          <li key={each ?? `gap${index}`} className="tabular-nums">
            {each === null ? (
              <span className="px-1">…</span>
            ) : (
              <Link
                to={to(each)}
                prefetch="intent"
                aria-label={t("list.page", { page: each })}
                aria-current={each === page ? "page" : undefined}
                className={`btn btn-square ${each === page ? "btn-neutral" : "btn-ghost"}`}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** How many a page shows. */
export function SizeChoice({ size }: { size: number }) {
  const { t } = useTranslation("kit");
  const link = useQueryLink();
  return (
    <div className="flex items-center gap-1 text-sm">
      <span className="me-1">{t("list.perPage")}</span>
      {pageSizes.map((each) => (
        <Link
          key={each}
          to={link({ size: each })}
          aria-label={`${each} · ${t("list.perPage")}`}
          aria-current={each === size ? "true" : undefined}
          className={`btn btn-sm btn-square ${each === size ? "btn-active" : "btn-ghost"}`}
          preventScrollReset
        >
          {each}
        </Link>
      ))}
    </div>
  );
}
