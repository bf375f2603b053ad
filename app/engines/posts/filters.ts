/** What a list of posts is asked for, out of its address. */
import { z } from "zod";
import { trimmedText } from "../../platform/forms/fields";
import { pagingShape } from "../../platform/lists/paging";

export const postSorts = ["new", "liked", "active", "grouped"] as const;

const text = trimmedText(0, 120).optional().catch(undefined);

export const postFilters = z.object({
  q: text,
  a: text,
  b: text,
  /** A tag, by its slug. */
  tag: text,
  /** Closed posts are left out unless they are asked for. */
  closed: z.literal("too").optional().catch(undefined),
  /** The collection's own order when it is left out. */
  sort: z.enum(postSorts).optional().catch(undefined),
  /** The cursor: the last row seen, as `<sort value>.<key>`. */
  before: z
    .string()
    .regex(/^-?\d{1,16}\.\d{1,16}$/)
    .optional()
    .catch(undefined),
  size: pagingShape.size,
});

export type PostFilters = z.infer<typeof postFilters>;
