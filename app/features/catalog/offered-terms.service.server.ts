/** Lets admins take away what a term offers: all of it, or one course. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { plainCourseCode } from "~/platform/course-codes";
import { catalogErrors } from "./catalog.errors";
import * as repository from "./offered-terms.repository.server";

/**
 * Deletes what a term offers.
 * @param code of one course; empty for the whole term
 * @throws notOffered
 */
export async function deleteOffered(ctx: AdminContext, term: string, code: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.deleteOfferings(ctx, term, plainCourseCode(code))))
    throw catalogErrors.notOffered({ field: code ? "offered_code" : "term" });
}
