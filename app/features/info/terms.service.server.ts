/** The terms of use for who accepted earlier ones: what changed since, and accepting them. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { owesTerms, TERMS, termsErrors } from "~/platform/terms-of-use/terms-of-use";
import type { Block } from "./content/article";
import { termsChanges } from "./content/terms-changes";
import { readArticle, termsText } from "./info.service.server";
import * as repository from "./terms.repository.server";

/** What the reader is asked: what changed since the version that they accepted, or the terms in short where nothing says that. */
export async function readTermsChange(ctx: SignedInContext) {
  const { termsVersion } = requireSignedIn(ctx).actor;
  const changes = Object.entries(termsChanges).flatMap(([version, said]) => (Number(version) > termsVersion ? said[ctx.locale] : []));
  const { sections } = await readArticle(ctx, "terms");
  const short: readonly Block[] = sections.find(({ id }) => id === "short")?.blocks ?? [];
  const isChange = termsVersion > 0 && changes.length > 0;
  return { version: TERMS.version, isAsked: owesTerms(ctx.actor), isChange, blocks: isChange ? [{ list: [...changes] }] : [...short] };
}

/**
 * Accepts the terms of use as they are now; accepting them again changes nothing.
 * @param version of the text that they read @throws changedAgain when that isn't the one that holds
 */
export async function acceptTermsOfUse(ctx: SignedInContext, version: number): Promise<void> {
  requireSignedIn(ctx);
  if (version !== TERMS.version) throw termsErrors.changedAgain();
  await repository.accept(ctx, await termsText(ctx));
}
