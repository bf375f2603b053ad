/** Pages of lists: sizes, addresses, and totals that don't cost a count of everything. */
import { z } from "zod";

export const pageSizes = [10, 20, 50] as const;
export const DEFAULT_SIZE = 20;
/** No list goes further: whoever looks for row ten thousand wants a search. */
const MAX_PAGE = 500;

/** `page` and `size` of any list, from a query string. */
export const pagingShape = {
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1).catch(1),
  size: z.coerce
    .number()
    .refine((size) => (pageSizes as readonly number[]).includes(size))
    .default(DEFAULT_SIZE)
    .catch(DEFAULT_SIZE),
};

/** Where a list by moments goes on, `1764200000000-42`: when the last row seen was, and its key. */
export const momentCursor = () => z.string().regex(/^\d{1,15}-\d{1,15}$/);

export interface Paging {
  page: number;
  size: number;
}

export interface PageOf<T> extends Paging {
  items: T[];
  /** All that fit, or the number up to which was counted. */
  total: number;
  /** There are more than `total`. */
  isTotalCapped: boolean;
  hasNext: boolean;
}

/** How far a filtered list is counted: the price of a total stays in proportion to the rows shown. */
export const countCap = ({ size, page }: Paging) => size * (5 + page);

/** Puts a page together from one row more than it shows and a count that stopped one above its cap. */
export function pageFrom<T>(rows: T[], counted: number, { page, size }: Paging, cap = Number.POSITIVE_INFINITY): PageOf<T> {
  const hasNext = rows.length > size;
  return { items: rows.slice(0, size), page, size, total: Math.min(counted, cap), isTotalCapped: counted > cap, hasNext };
}
