/** What the document knows of its reader's pause, for the forms on its pages. */
import type { Pause } from "~/kit/forms/paused-note";
import { refusedInPause } from "~/platform/access/door.server";
import type { Context } from "~/platform/context";
import { messageKey, type Translate } from "~/platform/http/answer.server";
import type { PageRow } from "~/platform/pages/page";

/** Why a page's forms take nothing of this reader; null where one of them does. */
const refusedBy = (row: PageRow, ctx: Context) =>
  refusedInPause(row, ctx, { isWrite: true, act: Array.isArray(row.whilePaused) ? row.whilePaused[0] : undefined });

/** Until when the reader is paused, and whose forms refuse them; null for everybody else. */
export function pauseOf(ctx: Context): Pause | null {
  if (!ctx.actor?.pausedUntil) return null;
  const refused = ctx.product.siteMap.flatMap((row) => {
    const why = refusedBy(row, ctx);
    return why ? [{ why, id: row.id }] : [];
  });
  const [first] = refused;
  if (!first) return null;
  const say = ctx.product.translators[ctx.locale].t as unknown as Translate;
  return { text: say(messageKey(first.why.code), first.why.details), pages: refused.map(({ id }) => id) };
}
