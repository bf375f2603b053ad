/** What the document knows of why its reader may not write now, for the forms on its pages. */
import type { Pause } from "~/kit/forms/paused-note";
import { isHeldBack, refusedToWrite } from "~/platform/access/door.server";
import type { Context } from "~/platform/context";
import { messageKey, type Translate } from "~/platform/http/answer.server";
import type { PageRow } from "~/platform/pages/page";
import { owesTerms, TERMS_PAGE } from "~/platform/terms-of-use/terms-of-use";

/** Why a page's forms take nothing of this reader; null where one of them does. */
const refusedBy = (row: PageRow, ctx: Context) =>
  refusedToWrite(row, ctx, { isWrite: true, act: Array.isArray(row.whilePaused) ? row.whilePaused[0] : undefined });

/** Why the reader may not write, whose forms refuse them, and where they change that, if they can; null for everybody else. */
export function pauseOf(ctx: Context): Pause | null {
  if (!isHeldBack(ctx.actor)) return null;
  const refused = ctx.product.siteMap.flatMap((row) => {
    const why = refusedBy(row, ctx);
    return why ? [{ why, id: row.id }] : [];
  });
  const [first] = refused;
  if (!first) return null;
  const say = ctx.product.translators[ctx.locale].t as unknown as Translate;
  return {
    text: say(messageKey(first.why.code), first.why.details),
    pages: refused.map(({ id }) => id),
    to: owesTerms(ctx.actor) ? TERMS_PAGE : undefined,
  };
}
