/** The loader of a `…/users` page: who contributed to a feature, and how much. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { leadsTo } from "../../platform/access/leads-to.server";
import { storableText } from "../../platform/forms/fields";
import { pagingShape } from "../../platform/lists/paging";
import { listContributors } from "./listing.server";

const filters = z.object({ after: storableText(80).optional().catch(undefined), size: pagingShape.size });

/** The first moment of the month: close enough for staff, too coarse to match a person with a text. */
export function monthOf(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

/**
 * @param collection the table whose contributions the page counts
 * @param pageOf where a person's name leads, for those who may go there
 * @param list who is on it, when that isn't everybody
 */
export const contributorsLoader =
  (collection: string, pageOf = (userId: string) => `/admin/users/${userId}`, list: typeof listContributors = listContributors) =>
  async ({ request, context: { ctx } }: LoaderFunctionArgs) => {
    const { after, size } = filters.parse(Object.fromEntries(new URL(request.url).searchParams));
    const rows = await list(ctx, collection, { after, size });
    const hasPages = leadsTo(ctx, pageOf("any"));
    const shown = rows.slice(0, size).map(({ userId, name, userName, lastAt, waiting, approved, rejected, deleted }) => ({
      userId,
      name,
      userName,
      to: hasPages ? pageOf(userId) : undefined,
      lastMonth: monthOf(lastAt),
      counts: { waiting, approved, rejected, deleted },
    }));
    return { rows: shown, nextAfter: rows.length > size ? shown.at(-1)?.userId : undefined };
  };
