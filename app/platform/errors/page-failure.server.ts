/** Turns what a page's loader or action throws into the screen that the reader sees. */
import { data } from "@remix-run/cloudflare";
import type { OnFailure } from "../access/protect.server";
import { isAdmin } from "../context";
import { messageKey, type Translate } from "../http/answer.server";
import { type DomainErrorShape, isDomainError } from "./define";
import { recordError } from "./record.server";
import { ifPassing } from "./unavailable";

/** What the error screen is given; message and stack only for admins. */
export interface ScreenError {
  code: string;
  /** Why it was refused or what couldn't be done, in the reader's language. */
  text?: string;
  errorId?: string;
  message?: string;
  stack?: string;
}

/** Domain errors keep their status; anything else is stored and shown by its id, and by what the page says of its own failure. */
export const pageFailure: OnFailure = async (thrown, { context, request }, failure) => {
  const { ctx } = context;
  const t = ctx.product.translators[ctx.locale].t as unknown as Translate;
  const refuse = ({ code, details, status }: DomainErrorShape, errorId?: string) =>
    data({ code, text: t(messageKey(code), details), errorId } satisfies ScreenError, { status });
  if (isDomainError(thrown)) throw refuse(thrown);
  const errorId = await recordError(ctx, thrown, "server", new URL(request.url).pathname);
  const passing = ifPassing(ctx, thrown);
  if (passing) throw refuse(passing, errorId);
  const inside = isAdmin(ctx.actor) && thrown instanceof Error ? { message: thrown.message, stack: thrown.stack } : {};
  const text = failure && t(messageKey(failure));
  throw data({ code: failure ?? "kit.unexpected", text, errorId, ...inside } satisfies ScreenError, { status: 500 });
};
