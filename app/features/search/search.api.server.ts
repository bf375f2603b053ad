/** The search across everything, for programs and for the window that opens with `/`. */
import { z } from "zod";
import { endpoint } from "~/platform/http/endpoint";
import { searchEndpointQuery } from "./search.schemas";
import { searchEverywhere } from "./search.service.server";

const everywhere = endpoint({
  method: "GET",
  path: "/search",
  access: "public",
  summary: "What fits a question among everything that the asker may open, by kind",
  isShared: true,
  query: searchEndpointQuery,
  response: z.object({
    groups: z.array(
      z.object({
        source: z.string().describe("`courses`, `events`, `communities`, `people`, or a collection's name."),
        hits: z.array(z.object({ title: z.string(), about: z.string().nullable(), to: z.string().describe("A path of this site.") })),
        rest: z.string().nullable().describe("The list with more of them."),
      }),
    ),
  }),
  handler: async ({ query: { q, limit } }, ctx) => ({ groups: await searchEverywhere(ctx, q, limit) }),
});

export const searchEndpoints = [everywhere];
