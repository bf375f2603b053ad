/** Lists every page that a reader may open, so that whatever exists can be found. */
import type { Context } from "~/platform/context";
import { groupBy } from "~/platform/group";
import { openPages } from "~/platform/pages/open-pages.server";
import type { PageRow } from "~/platform/pages/page";

export interface ListedPage {
  path: string;
  title: string;
  /** Only staff may open it. */
  isStaffs: boolean;
}

/** The pages of a feature; the first stands for it. */
interface PageGroup {
  first: ListedPage;
  others: ListedPage[];
}

const isStaffs = ({ access }: PageRow) => access === "moderator" || access === "admin";

/** The pages that this reader may open now, by feature, in the order of the site map. */
export function listPages(ctx: Context): PageGroup[] {
  const groups = groupBy(openPages(ctx), ({ feature }) => feature);
  return [...groups.values()].flatMap((rows) => {
    const [first, ...others] = rows.map((row) => ({ path: row.path, title: row.title, isStaffs: isStaffs(row) }));
    return first ? [{ first, others }] : [];
  });
}
