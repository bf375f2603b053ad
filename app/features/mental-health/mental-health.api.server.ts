/** The pools for programs: the same doors and use cases as the pages. */
import { costBands, meetings, sessionLanguages, waits } from "@schema/mental-health";
import { z } from "zod";
import { reviewStatuses } from "~/engines/review/decision";
import { reviewSchema } from "~/engines/review/review.schemas";
import { idField } from "~/platform/forms/fields";
import { type Endpoint, endpoint, endpointsFor } from "~/platform/http/endpoint";
import * as consent from "./consent.service.server";
import { entryEditSchema, entrySchema, poolFilters } from "./mental-health.schemas";
import * as service from "./mental-health.service.server";
import { CONSENT_VERSION, consentTo, type PoolName, poolNames } from "./pools.rules";

const byEntry = z.object({ entry_id: idField() });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;
const written = z.object({ entry_id: z.string(), status: z.literal("waiting") });

const entryAnswer = z.object({
  entry_id: z.string(),
  experience: z.string(),
  sessions: z.number(),
  therapist_name: z.string().nullable(),
  fee: z.number().nullable().describe("Of one session, in lira."),
  cost_band: z.enum(costBands),
  language: z.enum(sessionLanguages),
  meeting: z.enum(meetings),
  city: z.string(),
  reach: z.string().nullable(),
  first_wait: z.enum(waits),
  status: z.enum(reviewStatuses),
  month: z.number().describe("The month in which it was written: its first moment, UTC milliseconds."),
  mine: z.boolean(),
  version: z.number().describe("To be sent back with a change."),
  review_reason: z.string().nullable().describe("Why it was turned down, for its author and staff."),
});

const answerOf = (entry: service.PoolEntry) => ({
  entry_id: entry.entryId,
  experience: entry.experience,
  sessions: entry.sessions,
  therapist_name: entry.therapistName,
  fee: entry.fee,
  cost_band: entry.costBand,
  language: entry.language,
  meeting: entry.meeting,
  city: entry.city,
  reach: entry.reach,
  first_wait: entry.firstWait,
  status: entry.status,
  month: entry.month,
  mine: entry.isMine,
  version: entry.version,
  review_reason: entry.reviewReason,
});

/** Whom they are for. */
const APPS = "apps that ask for the same consent";

/** What opens and closes a pool. */
function consentEndpoints(pool: PoolName): Endpoint[] {
  const own = { access: "user", isConfidential: true } as const;
  const permission = z.object({ has_permission: z.boolean() });
  return [
    endpoint({
      ...own,
      method: "GET",
      path: `/${pool}/permission-status`,
      summary: `Whether the caller agreed to the text of the ${pool} pool as it is now`,
      response: permission.extend({ version: z.number().describe("Of the text that holds now.") }),
      handler: async (_, ctx) => ({ has_permission: await consent.isPoolOpen(ctx, pool), version: CONSENT_VERSION }),
    }),
    endpoint({
      ...own,
      method: "POST",
      path: `/${pool}/accept-terms`,
      summary: `Agree to the ${pool} pool's text; refused when the version named isn't the one that holds`,
      query: z.object({
        version: z.coerce.number().int().optional(),
        of_age: z
          .enum(["true", "false"])
          .default("false")
          .describe(
            "Whether the caller says that they are 18 or older, or that a parent or guardian agrees. Only what is said is written down.",
          ),
      }),
      response: permission,
      async handler({ query: { version = CONSENT_VERSION, of_age } }, ctx) {
        await consent.acceptTerms(ctx, pool, { version }, of_age === "true");
        return { has_permission: true };
      },
    }),
    ...endpointsFor(APPS, [
      endpoint({
        ...own,
        method: "POST",
        path: `/${pool}/withdraw-terms`,
        summary: `Withdraw one's consent to the ${pool} pool, which closes it at once`,
        response: permission,
        async handler(_, ctx) {
          await consent.withdrawTerms(ctx, pool);
          return { has_permission: false };
        },
      }),
      endpoint({
        ...own,
        method: "DELETE",
        path: `/${pool}/mine`,
        summary: `Take all of one's own entries out of the ${pool} pool, also after withdrawing`,
        response: z.object({ removed: z.number() }),
        handler: async (_, ctx) => ({ removed: await consent.removeOwnEntries(ctx, pool) }),
      }),
    ]),
  ];
}

/** Reading and writing entries. */
function entryEndpoints(pool: PoolName): Endpoint[] {
  const inside = { access: "user", isConfidential: true, consent: consentTo(pool) } as const;
  return [
    endpoint({
      ...inside,
      method: "GET",
      path: `/${pool}/mine`,
      summary: `One's own entries of the ${pool} pool, with what was decided on them`,
      response: z.object({ entries: z.array(entryAnswer) }),
      handler: async (_, ctx) => ({ entries: (await service.listOwnEntries(ctx, pool)).map(answerOf) }),
    }),
    endpoint({
      ...inside,
      method: "GET",
      path: `/${pool}`,
      summary: `Approved entries of the ${pool} pool, without their authors`,
      query: poolFilters,
      response: z.object({ entries: z.array(entryAnswer), page: z.number(), total: z.number(), is_total_capped: z.boolean() }),
      async handler({ query }, ctx) {
        const { items, page, total, isTotalCapped } = await service.listEntries(ctx, pool, query);
        return { entries: items.map(answerOf), page, total, is_total_capped: isTotalCapped };
      },
    }),
    endpoint({
      ...inside,
      method: "GET",
      path: `/${pool}/:entry_id`,
      summary: `One entry of the ${pool} pool`,
      params: byEntry,
      response: entryAnswer,
      handler: async ({ params }, ctx) => answerOf(await service.readEntry(ctx, pool, params.entry_id)),
    }),
    endpoint({
      ...inside,
      method: "POST",
      path: `/${pool}`,
      summary: `Add an entry to the ${pool} pool; it waits for review`,
      status: 201,
      body: entrySchema,
      response: written,
      handler: async ({ body }, ctx) => ({ entry_id: await service.addEntry(ctx, pool, body), status: "waiting" as const }),
    }),
    endpoint({
      ...inside,
      method: "PUT",
      path: `/${pool}/:entry_id`,
      summary: `Change one's own entry of the ${pool} pool, staff any; it waits again`,
      params: byEntry,
      body: entryEditSchema,
      response: written,
      async handler({ params, body }, ctx) {
        await service.editEntry(ctx, pool, params.entry_id, body);
        return { entry_id: params.entry_id, status: "waiting" as const };
      },
    }),
    endpoint({
      ...inside,
      method: "DELETE",
      path: `/${pool}/:entry_id`,
      summary: `Take one's own entry out of the ${pool} pool`,
      params: byEntry,
      response: done,
      async handler({ params }, ctx) {
        await service.deleteOwnEntry(ctx, pool, params.entry_id);
        return ok;
      },
    }),
  ];
}

/** What staff do. */
function staffEndpoints(pool: PoolName): Endpoint[] {
  const inside = { isConfidential: true, consent: consentTo(pool) } as const;
  return [
    endpoint({
      ...inside,
      method: "POST",
      path: `/admin/${pool}/review`,
      access: "moderator",
      summary: `Approve, reject, delete or restore entries of the ${pool} pool; one's own are left alone`,
      body: reviewSchema,
      response: z.object({ changed: z.array(z.string()) }),
      handler: async ({ body }, ctx) => ({ changed: await service.reviewEntries(ctx, pool, body) }),
    }),
    endpoint({
      ...inside,
      method: "DELETE",
      path: `/admin/${pool}/:entry_id`,
      access: "admin",
      summary: `Delete an entry of the ${pool} pool for good`,
      params: byEntry,
      response: done,
      async handler({ params }, ctx) {
        await service.purgeEntry(ctx, pool, params.entry_id);
        return ok;
      },
    }),
  ];
}

/** Addresses with a fixed end come before those with an id, which would take them. */
export const mentalHealthEndpoints = poolNames.flatMap((pool) => [
  ...consentEndpoints(pool),
  ...endpointsFor(APPS, entryEndpoints(pool)),
  ...endpointsFor("staff who review in a program of theirs", staffEndpoints(pool)),
]);
