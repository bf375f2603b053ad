/** The search across everything, for programs and for the window that opens with `/`. */
import { z } from "zod";
import { endpoint } from "~/platform/http/endpoint";
import { searchEndpointQuery } from "./search.schemas";
import { searchEverywhere } from "./search.service.server";

const part = z.object({ text: z.string(), marked: z.boolean().describe("It is what was looked for.") });

const everywhere = endpoint({
  method: "GET",
  path: "/search",
  access: "public",
  summary: "What fits a question among everything that the asker may open, by kind",
  isShared: true,
  query: searchEndpointQuery,
  response: z.object({
    corrected: z.string().nullable().describe("The question as courses were looked for, when it seems to be mistyped."),
    is_unsearchable: z.boolean().describe("There is neither letter nor digit in it."),
    has_fewer: z.boolean().describe("Nothing has all of its words: what is here has some of them."),
    groups: z.array(
      z.object({
        source: z.string().describe("`courses`, `pages`, `help`, `events`, `communities`, `people`, or a collection's name."),
        hits: z.array(
          z.object({
            title: z.string(),
            about: z.string().nullable(),
            to: z.string().describe("A path of this site."),
            title_parts: z.array(part),
            about_parts: z.array(part).nullable(),
          }),
        ),
        rest: z.string().nullable().describe("The list with more of them."),
      }),
    ),
  }),
  async handler({ query: { q, limit, is_exact } }, ctx) {
    const { groups, corrected, isUnsearchable, hasFewer } = await searchEverywhere(ctx, q, limit, is_exact);
    return { groups, corrected, is_unsearchable: isUnsearchable, has_fewer: hasFewer };
  },
});

export const searchEndpoints = [everywhere];
