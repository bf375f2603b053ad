/** Words whose names are put together at run time, which the compiler therefore can't check. */
import type { Context } from "../context";

type Words = Pick<Context, "locale" | "product">;

/** Says words in the reader's language by a name like `courses:pages.all`. @returns a function that gives the name itself where there are no such words */
export const sayIn = ({ locale, product }: Words) =>
  product.translators[locale].t as unknown as (key: string, values?: Record<string, unknown>) => string;

/** Words by name; null where there are none. */
export const sayIfKnown = (ctx: Words, key: string): string | null =>
  ctx.product.translators[ctx.locale].exists(key) ? sayIn(ctx)(key) : null;
