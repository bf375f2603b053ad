/** The index of staff: each page that is theirs alone, by feature, and how much waits in it. */
import { PANEL } from "~/engines/review/inbox.server";
import type { StaffContext } from "~/platform/context";
import { groupBy } from "~/platform/group";
import { sayIfKnown } from "~/platform/i18n/say.server";
import { openPages } from "~/platform/pages/open-pages.server";
import type { PageRow } from "~/platform/pages/page";

interface Total {
  name: string;
  facet: string;
  value: number;
}

export interface StaffPage {
  path: string;
  title: string;
  /** How much waits there; null where nothing ever waits. */
  waiting: number | null;
}

/** The pages of a feature that are for staff. */
export interface StaffPages {
  feature: string;
  title: string;
  pages: StaffPage[];
}

/** Some of staff's pages show others their own part. */
const isStaffs = ({ access, path, name }: PageRow) =>
  access === "moderator" || access === "admin" || path.startsWith("/admin/") || name === "paths";

/** Where posts of a feature are reviewed: its own list of staff. */
const reviewPageOf = (feature: string, rows: readonly PageRow[]) =>
  rows.find((row) => row.feature === feature && row.name === "admin-all")?.path;

/** How much waits on which page: lists that the inbox names, and the lists of each collection of posts. */
function waitingByPath({ product }: Pick<StaffContext, "product">, totals: readonly Total[]): Map<string, number> {
  const of = (name: string, facets: readonly string[]) =>
    totals.filter((row) => row.name === name && facets.includes(row.facet)).reduce((sum, { value }) => sum + value, 0);
  const found = new Map<string, number>();
  for (const { list, counters, waiting } of product.inbox) {
    for (const name of counters) {
      const [, kind] = name.split(":");
      const listed = list.split("?")[0];
      const path = kind || listed === PANEL ? reviewPageOf(kind ?? name, product.siteMap) : listed;
      if (path) found.set(path, (found.get(path) ?? 0) + of(name, waiting));
    }
  }
  return found;
}

/**
 * What the panel lists of the pages of staff that this reader may open, in the order of the site map; the panel itself is left out.
 * @param totals the table of counters
 * @param others what waits elsewhere, by path
 */
export function staffIndex(ctx: StaffContext, totals: readonly Total[], others: Readonly<Record<string, number>>): StaffPages[] {
  const waiting = waitingByPath(ctx, totals);
  const rows = openPages(ctx).filter((row) => isStaffs(row) && row.feature !== "admin");
  return [...groupBy(rows, ({ feature }) => feature)].map(([feature, own]) => {
    const names = ["all", "admin-all", own[0]?.name ?? ""];
    return {
      feature,
      title: names.reduce<string | null>((found, name) => found ?? sayIfKnown(ctx, `${feature}:pages.${name}`), null) ?? feature,
      pages: own.map(({ path, title }) => ({ path, title, waiting: waiting.get(path) ?? others[path] ?? null })),
    };
  });
}
