/** What the map of the campus is asked for. */
import { z } from "zod";
import { shownKinds } from "./kinds";

export const mapFilters = z.object({
  q: z.string().trim().max(120).optional().catch(undefined),
  kind: z.enum(shownKinds).optional().catch(undefined),
});
export type MapFilters = z.infer<typeof mapFilters>;
