/** How the list of what staff did can be narrowed, by page, file and API alike. Anything unreadable is left out. */
import { z } from "zod";
import { storableText, trimmedText } from "~/platform/forms/fields";
import { momentCursor, pagingShape } from "~/platform/lists/paging";
import { isDay } from "~/platform/time";

const name = storableText(60).min(1).optional().catch(undefined);
const day = z.iso.date().refine(isDay).optional().catch(undefined);

export const actFilters = z.object({
  /** The id of whoever did it. */
  actor: name,
  /** What was done, whatever to: `approve`. */
  act: name,
  /** What it was done to: `experience`. */
  kind: name,
  /** Part of the id of the one thing it was done to. */
  q: trimmedText(0, 80).optional().catch(undefined),
  /** The first and the last day. */
  from: day,
  to: day,
  /** The last entry seen: when it was, and its key. */
  before: momentCursor().optional().catch(undefined),
  size: pagingShape.size,
});
export type ActFilters = z.infer<typeof actFilters>;
