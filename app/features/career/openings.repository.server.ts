/** The team's openings in D1; there are a dozen at most, so lists read them whole. */
import { careerOpenings } from "@schema/career";
import { and, asc, eq } from "drizzle-orm";
import { auditChange, auditEntry } from "~/platform/audit.server";
import type { AdminContext, Context } from "~/platform/context";
import { onlyOnce } from "~/platform/once.server";
import type { OpeningInput } from "./career.schemas";

export type Opening = typeof careerOpenings.$inferSelect;

const MOST = 100;
const subjectType = "career-opening";

/** The statement that reads openings in their order. @param isOpen only those that are open, or all */
export const selectOpenings = ({ db }: Pick<Context, "db">, isOpen: boolean) =>
  db
    .select()
    .from(careerOpenings)
    .where(isOpen ? eq(careerOpenings.isOpen, true) : undefined)
    .orderBy(asc(careerOpenings.position), asc(careerOpenings.key))
    .limit(MOST);

const fieldsOf = (input: OpeningInput) => ({
  titleEn: input.title_en,
  titleTr: input.title_tr,
  descriptionEn: input.description_en,
  descriptionTr: input.description_tr,
  isOpen: input.is_open,
  position: input.order,
});

const audited = {
  title_en: careerOpenings.titleEn,
  title_tr: careerOpenings.titleTr,
  description_en: careerOpenings.descriptionEn,
  description_tr: careerOpenings.descriptionTr,
  is_open: careerOpenings.isOpen,
  order: careerOpenings.position,
};

/** Adds an opening and writes down who did, unless it is there. */
export async function insertOpening(ctx: AdminContext, openingId: string, input: OpeningInput): Promise<void> {
  const now = ctx.clock.now();
  await onlyOnce(ctx, careerOpenings.openingId, openingId, [
    ctx.db.insert(careerOpenings).values({ openingId, ...fieldsOf(input), createdAt: now, updatedAt: now }),
    auditEntry(ctx, { act: "career-opening.add", subjectType, subjectId: openingId, after: input }),
  ]);
}

/** Changes an opening that is still of the version that was read. @returns whether it was */
export async function updateOpening(ctx: AdminContext, openingId: string, input: OpeningInput): Promise<boolean> {
  const version = input.version ?? 0;
  const where = and(eq(careerOpenings.openingId, openingId), eq(careerOpenings.version, version));
  const row = { table: careerOpenings, id: careerOpenings.openingId, fields: audited, where };
  const [, rows] = await ctx.db.batch([
    auditChange(ctx, { act: "career-opening.edit", subjectType, after: input }, row),
    ctx.db
      .update(careerOpenings)
      .set({ ...fieldsOf(input), version: version + 1, updatedAt: ctx.clock.now() })
      .where(where)
      .returning({ openingId: careerOpenings.openingId }),
  ]);
  return rows.length > 0;
}
