/** Whether one wants messages that advertise: asked, agreed to and withdrawn here, or by the link in such a mail (decision 078). */
import { requireSignedIn } from "~/platform/access/roles";
import { COMMERCIAL } from "~/platform/commercial/commercial";
import { giveConsent, withdrawConsent, withdrawingStatements } from "~/platform/consents.server";
import type { Context, SignedInContext } from "~/platform/context";
import { sendWithNextBatch } from "~/platform/db.server";
import { sayIn } from "~/platform/i18n/say.server";
import { sha256 } from "~/platform/ids";
import { readOperator } from "~/platform/operator.server";
import { newsOf } from "./news.repository.server";
import { notificationErrors } from "./notifications.errors";

const SETTINGS_PAGE = "/profile/notifications";

export interface NewsState {
  /** Whether the site may send such messages, so that there is something to ask. */
  isOffered: boolean;
  isWanted: boolean;
  version: number;
  /** What one agrees to, and its hash. */
  text: string;
  shown: string;
}

/** The text as its page shows it: who sends is named. */
async function textOf(ctx: SignedInContext): Promise<string> {
  const { name } = await readOperator(ctx);
  return sayIn(ctx)("notifications:news.text", { name: name || ctx.product.translators[ctx.locale].t("notifications:news.us") });
}

/** How one stands to such messages; it goes with the page's next batch. */
export function readNews(ctx: SignedInContext): () => Promise<NewsState> {
  const rows = sendWithNextBatch(ctx.db, newsOf(ctx));
  return async () => {
    const [row] = (await rows()) ?? [];
    const text = await textOf(ctx);
    const shown = await sha256(text);
    return { isOffered: Boolean(row?.isOffered), isWanted: Boolean(row?.isWanted), version: COMMERCIAL.version, text, shown };
  };
}

/**
 * Agrees. @param version of the text that was read
 * @param shown its hash, as the page had it @throws newsChanged when it isn't the one that holds: another version, sender or language
 */
export async function agreeToNews(ctx: SignedInContext, version: number | undefined, shown: string | undefined): Promise<void> {
  requireSignedIn(ctx);
  const text = await textOf(ctx);
  if (version !== COMMERCIAL.version || shown !== (await sha256(text))) throw notificationErrors.newsChanged();
  await giveConsent(ctx, COMMERCIAL, { text, page: SETTINGS_PAGE });
}

/** Withdraws it at once: what was written and hasn't gone doesn't go. */
export async function endNews(ctx: SignedInContext): Promise<void> {
  requireSignedIn(ctx);
  await withdrawConsent(ctx, COMMERCIAL, SETTINGS_PAGE);
}

/** The same for whoever has the link in such a mail, signed in or not. */
export async function endNewsOf(ctx: Context, userId: string): Promise<void> {
  await ctx.db.batch([...withdrawingStatements({ ...ctx, userId }, COMMERCIAL.pool, "/notifications/unsubscribe")]);
}
