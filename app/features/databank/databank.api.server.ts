/** The databank for programs; the same use cases as the pages. */
import { z } from "zod";
import { reviewSchema } from "~/engines/review/review.schemas";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { recentTerms } from "~/platform/terms";
import * as schemas from "./databank.schemas";
import * as service from "./databank.service.server";

const entryId = z.object({ entry_id: idField() });
const created = z.object({ entry_id: z.string(), status: z.literal("waiting") });
const done = z.object({ ok: z.literal(true) });

const stats = endpoint({
  method: "GET",
  path: "/databank/stats",
  access: "public",
  summary: "How many entries there are, and of how many courses",
  response: schemas.databankStats,
  handler: (_, ctx) => service.readDatabankStats(ctx),
});

const constants = endpoint({
  method: "GET",
  path: "/databank/add/constants",
  access: "public",
  summary: "What the form for an entry offers",
  response: z.object({ terms: z.array(z.string()), max_parts: z.number(), weights_sum: z.literal(100) }),
  handler: async (_, ctx) => ({ terms: recentTerms(ctx.clock.now(), 12), max_parts: 12, weights_sum: 100 as const }),
});

const grading = endpoint({
  method: "GET",
  path: "/databank/grading/:code",
  access: "user",
  summary: "How a course was graded by its entries, for who earned the databank; their number for everybody else",
  params: schemas.gradingParams,
  response: schemas.gradingAnswer,
  handler: ({ params }, ctx) => service.readGrading(ctx, params.code),
});

const add = endpoint({
  method: "POST",
  path: "/databank/entries",
  access: "user",
  summary: "Add an entry; it waits for review",
  status: 201,
  body: schemas.entrySchema,
  response: created,
  handler: async ({ body }, ctx) => ({ entry_id: await service.addEntry(ctx, body), status: "waiting" as const }),
});

const edit = endpoint({
  method: "PUT",
  path: "/databank/entries/:entry_id",
  access: "user",
  summary: "Change one's own entry; it goes back to review",
  params: entryId,
  body: schemas.entryEditSchema,
  response: created,
  async handler({ params, body }, ctx) {
    await service.editEntry(ctx, params.entry_id, body);
    return { entry_id: params.entry_id, status: "waiting" as const };
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/databank/entries/:entry_id",
  access: "user",
  summary: "Take one's own entry away",
  params: entryId,
  response: done,
  async handler({ params }, ctx) {
    await service.deleteOwnEntry(ctx, params.entry_id);
    return { ok: true as const };
  },
});

const review = endpoint({
  method: "POST",
  path: "/admin/databank/entries/review",
  access: "moderator",
  summary: "Approve, reject, delete or restore entries; one's own are left alone",
  body: reviewSchema,
  response: z.object({ changed: z.array(z.string()) }),
  handler: async ({ body }, ctx) => ({ changed: await service.reviewEntries(ctx, body) }),
});

const purge = endpoint({
  method: "DELETE",
  path: "/admin/databank/entries/:entry_id",
  access: "admin",
  summary: "Delete an entry for good",
  params: entryId,
  response: done,
  async handler({ params }, ctx) {
    await service.purgeEntry(ctx, params.entry_id, null);
    return { ok: true as const };
  },
});

export const databankEndpoints = [
  ...[stats, constants, grading],
  ...endpointsFor("apps that take databank entries", [add, edit, remove]),
  ...endpointsFor("staff who review in a program of theirs", [review, purge]),
];
