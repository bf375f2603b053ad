/** What the search across everything is asked. */
import { z } from "zod";
import { withoutUnstorable } from "~/platform/forms/fields";

/** Longer questions are cut: nobody loses a page for having pasted too much. */
const MAX_QUESTION = 200;

export const searchQuery = z.object({
  q: z
    .string()
    .default("")
    .transform((q) => withoutUnstorable(q).trim().slice(0, MAX_QUESTION)),
  is_exact: z
    .literal(["1", "true"])
    .transform(() => true)
    .optional()
    .catch(undefined)
    .describe("Nothing is guessed."),
});

export const searchEndpointQuery = searchQuery.extend({
  limit: z.coerce.number().int().min(1).max(10).default(4).describe("Hits of each kind, at most."),
});
