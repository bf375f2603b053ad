/** The team's openings for programs; the same use cases as the pages. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint } from "~/platform/http/endpoint";
import { applySchema, decisionSchema, openingAnswer } from "./career.schemas";
import { apply, decideApplication, listOpen } from "./career.service.server";

const list = endpoint({
  method: "GET",
  path: "/career",
  access: "public",
  isShared: true,
  summary: "What can be applied for in the team",
  response: z.object({ openings: z.array(openingAnswer) }),
  handler: async (_, ctx) => ({
    openings: (await listOpen(ctx)).map(({ openingId, ...opening }) => ({ opening_id: openingId, ...opening })),
  }),
});

const add = endpoint({
  method: "POST",
  path: "/career",
  access: "public",
  summary: "Apply to the team",
  status: 201,
  body: applySchema,
  response: z.object({ received: z.literal(true) }),
  async handler({ body }, ctx) {
    await apply(ctx, body);
    return { received: true as const };
  },
});

const decide = endpoint({
  method: "POST",
  path: "/admin/career/:career_id/decision",
  access: "admin",
  summary: "Decide on an application, once; its applicant is mailed the answer",
  params: z.object({ career_id: idField() }),
  body: decisionSchema,
  response: z.object({ decided: z.literal(true) }),
  async handler({ params, body }, ctx) {
    await decideApplication(ctx, params.career_id, body);
    return { decided: true as const };
  },
});

export const careerEndpoints = [list, add, decide];
