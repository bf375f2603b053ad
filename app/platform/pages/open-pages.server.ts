/** The pages that a reader may open now, with their titles: what `/pages` lists and the search finds. */
import { leadsToNow } from "../access/leads-to.server";
import type { Context } from "../context";
import { sayIn } from "../i18n/say.server";
import type { PageRow } from "./page";

/** A row of the site map and what its page is called in the reader's language. */
export type TitledRow = PageRow & { title: string };

/** A row with its page's title, of whatever feature. */
export const titled = (ctx: Context, row: PageRow): TitledRow => ({ ...row, title: sayIn(ctx)(`${row.feature}:pages.${row.name}`) });

/**
 * The pages without parameters that this reader may open now, in the order of the site map. Steps of something else
 * (`isUnlisted`) and, for who is signed in, what stands in for pages of members are left out.
 */
export function openPages(ctx: Context): TitledRow[] {
  const { siteMap } = ctx.product;
  const forGuests = new Set(siteMap.map(({ signedOutTo }) => signedOutTo));
  const isOpen = (row: PageRow) =>
    !row.path.includes(":") && !row.redirect && !row.isUnlisted && !(ctx.actor && forGuests.has(row.path)) && leadsToNow(ctx, row.path);
  return siteMap.filter(isOpen).map((row) => titled(ctx, row));
}
