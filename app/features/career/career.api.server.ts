/** The team's openings for programs; the same use cases as the pages. */
import { z } from "zod";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { applySchema, openingAnswer } from "./career.schemas";
import { apply, listOpen } from "./career.service.server";

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

export const careerEndpoints = endpointsFor("other sites of the university that show what the team looks for and take applications", [
  list,
  add,
]);
