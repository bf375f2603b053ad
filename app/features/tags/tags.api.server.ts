/** Tags for programs, and for whoever is typing some. */
import { z } from "zod";
import { TAGS_PATH } from "~/engines/labels/labels";
import { searchTags } from "~/engines/labels/labels.service.server";
import { storableText } from "~/platform/forms/fields";
import { endpoint } from "~/platform/http/endpoint";

const list = endpoint({
  method: "GET",
  path: TAGS_PATH,
  access: "user",
  summary: "Tags that have a word which begins like q, whatever its case or accents; the most used first, eight at most",
  query: z.object({ q: storableText(80).default("") }),
  response: z.object({
    tags: z.array(
      z.object({
        slug: z.string(),
        name: z.string().meta({ description: "In the caller's language." }),
        used: z.number().describe("How many posts have it."),
      }),
    ),
  }),
  handler: async ({ query }, ctx) => ({ tags: await searchTags(ctx, query.q) }),
});

export const tagEndpoints = [list];
