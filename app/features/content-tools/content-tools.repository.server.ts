/** Writes down that an admin looked at a document. */

import type { StoredDocument } from "~/engines/documents.server";
import type { Thing } from "~/platform/acts/acts";
import { auditEntry } from "~/platform/audit.server";
import type { AdminContext } from "~/platform/context";

/** What was read isn't written down, only whose or which it was. */
export async function noteFinding(ctx: AdminContext, subjectType: Thing, { id }: StoredDocument): Promise<void> {
  await ctx.db.batch([auditEntry(ctx, { act: `${subjectType}.find`, subjectType, subjectId: id })]);
}
