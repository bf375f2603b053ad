/** What the map of the campus is asked for. */
import { z } from "zod";
import { idField, trimmedText } from "~/platform/forms/fields";
import { shownKinds } from "./kinds";

export const mapFilters = z.object({
  q: trimmedText(0, 120).optional().catch(undefined),
  /** The place that stands out. */
  place: idField().optional().catch(undefined),
  kind: z.enum(shownKinds).optional().catch(undefined),
});
export type MapFilters = z.infer<typeof mapFilters>;
