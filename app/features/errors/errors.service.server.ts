/** What staff do with errors: look, find by id, resolve, reopen. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { errorErrors } from "./errors.errors";
import * as repository from "./errors.repository.server";
import type { ErrorAct, ErrorFilters } from "./errors.schemas";
import { readIdQuery } from "./search.rules";

/** A page of kinds of errors. Who looks for an id wants to find it, wherever it stands: the other filters give way. */
export async function searchErrors(ctx: AdminContext, asked: ErrorFilters) {
  const isForId = asked.q !== undefined && readIdQuery(asked.q).idPrefix !== null;
  const filters: ErrorFilters = isForId ? { ...asked, state: "all", source: undefined } : asked;
  return { ...(await repository.listErrors(ctx, filters)), filters };
}

/** A kind of error by an id that somebody was shown, or by its fingerprint. @throws notFound */
export async function readError(ctx: AdminContext, id: string) {
  const found = await repository.findError(ctx, id);
  if (!found) throw errorErrors.notFound();
  return found;
}

/** What was recorded under an id that somebody was shown; null when nothing was, or when that can't be read either. */
export async function readInside(ctx: AdminContext, id: string) {
  const found = await repository.findError(ctx, id).catch(() => null);
  return found && { message: found.group.message, stack: found.group.stack };
}

/** Resolves or reopens; what is so already stays so and is not written down twice. @throws notFound */
export async function decideError(ctx: AdminContext, id: string, act: ErrorAct): Promise<void> {
  requireAdmin(ctx);
  const { group } = await readError(ctx, id);
  const isResolved = group.resolvedAt !== null;
  if (isResolved !== (act === "resolve")) await repository.setErrorState(ctx, group, act);
}
