/** How the panel's list of what waits can be narrowed. */
import { z } from "zod";
import { pagingShape } from "~/platform/lists/paging";

export const panelFilters = z.object({ kind: z.string().max(60).optional().catch(undefined), size: pagingShape.size });
export type PanelFilters = z.infer<typeof panelFilters>;
