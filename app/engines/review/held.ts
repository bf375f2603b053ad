/** Things that a legal request keeps hidden (`restrictions.server.ts`), as statements about them ask. */
import { type SQL, sql } from "drizzle-orm";

/** Whether a thing is kept hidden now: nothing shows it, and what it says outlives its author's account. @param id a column of its row */
export const isHeld = (id: SQL): SQL => sql`EXISTS (SELECT 1 FROM restrictions AS rx WHERE rx.subject_id = ${id} AND rx.ended_at IS NULL)`;
