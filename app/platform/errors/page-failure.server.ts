/** Turns what a page's loader or action throws into the screen that the reader sees. */
import { data } from "@remix-run/cloudflare";
import type { OnFailure } from "../access/protect.server";
import { isAdmin } from "../context";
import { messageKey, type Translate } from "../http/answer.server";
import { isDomainError } from "./define";
import { recordError } from "./record.server";

/** What the error screen is given; message and stack only for admins. */
export interface ScreenError {
  code: string;
  /** Why it was refused, in the reader's language. */
  text?: string;
  errorId?: string;
  message?: string;
  stack?: string;
}

/** Domain errors keep their status; anything else is stored and shown by its id alone. */
export const pageFailure: OnFailure = async (thrown, { context, request }) => {
  const { ctx } = context;
  if (isDomainError(thrown)) {
    const { code, details, status } = thrown;
    const text = (ctx.product.translators[ctx.locale].t as unknown as Translate)(messageKey(code), details);
    throw data({ code, text } satisfies ScreenError, { status });
  }
  const errorId = await recordError(ctx, thrown, "server", new URL(request.url).pathname);
  const inside = isAdmin(ctx.actor) && thrown instanceof Error ? { message: thrown.message, stack: thrown.stack } : {};
  throw data({ code: "kit.unexpected", errorId, ...inside } satisfies ScreenError, { status: 500 });
};
