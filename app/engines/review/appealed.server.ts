/** What can be appealed against: what readers saw and its author is told of; where they do so. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { UNDO_LASTS } from "./decision";
import type { NoticeSource, Reviewable } from "./reviewable";

interface Appealable {
  idPrefix: string;
  reviewable: Reviewable;
  notice: NoticeSource;
}

/** Where authors appeal against removals. */
const PAGE = "/reporting/personal";

/** The kinds whose removal can be appealed against. */
export const appealables = ({ product }: Pick<Context, "product">): Appealable[] =>
  product.reportables.flatMap(({ idPrefix, reviewable }) =>
    reviewable.notice ? [{ idPrefix, reviewable, notice: reviewable.notice }] : [],
  );

/** Where its author appeals against the removal of a thing, as SQL. */
export const appealPath = (id: SQL): SQL => sql`${PAGE} || '#' || ${id}`;

interface OwnThing {
  id: string;
  isMine: boolean;
  status: string;
  reviewedAt: number | null;
}

/** Where a reader appeals against the removal of a thing, if it is theirs and was removed; null where there is nothing to appeal against. */
export const appealFor = (ctx: Pick<Context, "product" | "clock">, { id, isMine, status, reviewedAt }: OwnThing): string | null =>
  isMine && status === "rejected" && reviewedAt !== null ? appealOf(ctx, id, reviewedAt) : null;

/** The same of one's own thing that was rejected at a moment; null where it can't be appealed against, or is not final yet. */
export const appealOf = (ctx: Pick<Context, "product" | "clock">, id: string, at: number): string | null =>
  at <= ctx.clock.now() - UNDO_LASTS && appealables(ctx).some(({ idPrefix }) => id.startsWith(`${idPrefix}-`)) ? `${PAGE}#${id}` : null;
