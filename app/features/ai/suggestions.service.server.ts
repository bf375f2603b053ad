/** What the assistant offers to be asked, for whom it is: their own before what everybody is offered. */
import type { SignedInContext } from "~/platform/context";
import { runAll } from "./ai.repository.server";

const MOST_OFFERED = 4;

/** Questions in the reader's language; one round trip for all that they stand on. */
export async function suggestQuestions(ctx: SignedInContext): Promise<string[]> {
  const sources = ctx.product.suggestions.map((source) => ({ source, statements: source.statements?.(ctx) ?? [] }));
  const results = await runAll(
    ctx,
    sources.flatMap(({ statements }) => statements),
  );
  let at = 0;
  return sources
    .flatMap(({ source, statements }) => {
      const own = results.slice(at, at + statements.length);
      at += statements.length;
      return source.questions(ctx, own);
    })
    .slice(0, MOST_OFFERED);
}
