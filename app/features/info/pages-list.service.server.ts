/** Lists every page that a reader may open, so that whatever exists can be found. */
import { leadsToNow } from "~/platform/access/leads-to.server";
import type { Context } from "~/platform/context";
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

/**
 * The pages without parameters that this reader may open now, by feature, in the order of the site map. Steps of something
 * else (`isUnlisted`) and, for who is signed in, what stands in for pages of members are left out.
 */
export function listPages(ctx: Context): PageGroup[] {
  const { siteMap, translators } = ctx.product;
  const say = translators[ctx.locale].t as unknown as (key: string) => string;
  const forGuests = new Set(siteMap.map(({ signedOutTo }) => signedOutTo));
  const isListed = (row: PageRow) =>
    !row.path.includes(":") && !row.redirect && !row.isUnlisted && !(ctx.actor && forGuests.has(row.path)) && leadsToNow(ctx, row.path);
  const groups = new Map<string, ListedPage[]>();
  for (const row of siteMap.filter(isListed)) {
    const pages = groups.get(row.feature) ?? [];
    groups.set(row.feature, pages);
    pages.push({ path: row.path, title: say(`${row.feature}:pages.${row.name}`), isStaffs: isStaffs(row) });
  }
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
}
