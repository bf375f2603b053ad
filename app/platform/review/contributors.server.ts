/** The loader of a `…/users` page: who contributed to a feature, latest first. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { pagingShape } from "../lists/paging";
import { listContributors } from "./listing.server";

const filters = z.object({ before: z.coerce.number().int().positive().optional().catch(undefined), size: pagingShape.size });

/** @param collections the tables whose contributions the page counts */
export const contributorsLoader =
  (...collections: string[]) =>
  async ({ request, context: { ctx } }: LoaderFunctionArgs) => {
    const { before, size } = filters.parse(Object.fromEntries(new URL(request.url).searchParams));
    const rows = await listContributors(ctx, collections, { before, size });
    const shown = rows.slice(0, size).map(({ userId, name, userName, lastAt, waiting, approved, rejected, deleted }) => ({
      userId,
      name,
      userName,
      lastAt,
      counts: { waiting, approved, rejected, deleted },
    }));
    return { rows: shown, nextBefore: rows.length > size ? shown.at(-1)?.lastAt : undefined };
  };
