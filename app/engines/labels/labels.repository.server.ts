/** Categories and tags in D1. */
import { type labelSorts, labels } from "@schema/labels";
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { auditChange, auditEntry } from "../../platform/audit.server";
import type { AdminContext, Context } from "../../platform/context";
import { rawStatement, reasonOf } from "../../platform/db.server";
import { foldTurkish } from "../../platform/folding";
import { columnHoldsWords } from "../../platform/held-words.server";
import { newId } from "../../platform/ids";
import type { LabelEdit, LabelFilters, LabelInput } from "./labels.schemas";
import type { LabelState } from "./states";

export type LabelSort = (typeof labelSorts)[number];
export type Label = typeof labels.$inferSelect;

/** So many tags stand in the copy that forms and lists go by: the most used ones. */
const KEPT_TAGS = 1000;

/** What everybody's pages need of categories and tags. */
export interface LabelSummary {
  labelId: string;
  sort: LabelSort;
  feature: string;
  slug: string;
  nameEn: string;
  nameTr: string;
  icon: string | null;
  isActive: boolean;
  usedCount: number;
  /** What its posts have now. */
  becameSlug: string | null;
}

const summaryColumns = {
  labelId: labels.labelId,
  sort: labels.sort,
  feature: labels.feature,
  slug: labels.slug,
  nameEn: labels.nameEn,
  nameTr: labels.nameTr,
  icon: labels.icon,
  isActive: labels.isActive,
  usedCount: labels.usedCount,
  becameSlug: sql<string | null>`(SELECT t.slug FROM labels AS t WHERE t.label_id = labels.merged_into)`.as("becameSlug"),
};

/** Every category in its order, and the tags that are used most. One round trip. */
export async function loadLabels({ db }: Pick<Context, "db">): Promise<LabelSummary[]> {
  const [categories, tags] = await db.batch([
    db
      .select(summaryColumns)
      .from(labels)
      .where(eq(labels.sort, "category"))
      .orderBy(asc(labels.feature), asc(labels.position), asc(labels.key)),
    db.select(summaryColumns).from(labels).where(eq(labels.sort, "tag")).orderBy(desc(labels.usedCount)).limit(KEPT_TAGS),
  ]);
  return [...categories, ...tags];
}

const inState: Record<LabelState, SQL | undefined> = {
  active: eq(labels.isActive, true),
  inactive: and(eq(labels.isActive, false), isNull(labels.mergedInto)),
  merged: isNotNull(labels.mergedInto),
};

/** A page of labels in their order, one more than it shows, with what those that were merged became, and how many are in each state. */
export async function selectPage({ db }: AdminContext, sort: LabelSort, feature: string, { q, state, page, size }: LabelFilters) {
  const fitting = and(eq(labels.sort, sort), eq(labels.feature, feature), columnHoldsWords(labels.folded, q));
  const became = sql<
    string | null
  >`(SELECT json_array(t.label_id, t.name_en, t.name_tr) FROM labels AS t WHERE t.label_id = labels.merged_into)`;
  const [rows, [counts]] = await db.batch([
    db
      .select({ label: labels, became: became.as("became") })
      .from(labels)
      .where(and(fitting, inState[state]))
      .orderBy(asc(labels.position), asc(labels.key))
      .limit(size + 1)
      .offset((page - 1) * size),
    db
      .select({
        active: sql<number>`coalesce(sum(${labels.isActive}), 0)`.as("active"),
        merged: sql<number>`coalesce(sum(${labels.mergedInto} IS NOT NULL), 0)`.as("merged"),
        all: sql<number>`count(*)`.as("all"),
      })
      .from(labels)
      .where(fitting),
  ]);
  const { active = 0, merged = 0, all = 0 } = counts ?? {};
  return {
    rows: rows.map(({ label, became: json }) => ({ ...label, became: json ? (JSON.parse(json) as [string, string, string]) : null })),
    counts: { active, merged, inactive: all - active - merged },
  };
}

/** One label; null when there is none. */
export async function findLabel({ db }: Pick<Context, "db">, sort: LabelSort, labelId: string): Promise<Label | null> {
  return (
    (
      await db
        .select()
        .from(labels)
        .where(and(eq(labels.labelId, labelId), eq(labels.sort, sort)))
        .limit(1)
    )[0] ?? null
  );
}

/** One label, and those that it can be merged into, by name. One round trip. */
export async function findWithTargets({ db }: Pick<Context, "db">, sort: LabelSort, labelId: string) {
  const own = sql`(SELECT o.feature FROM labels AS o WHERE o.label_id = ${labelId})`;
  const [[label], targets] = await db.batch([
    db
      .select()
      .from(labels)
      .where(and(eq(labels.labelId, labelId), eq(labels.sort, sort)))
      .limit(1),
    db
      .select({ labelId: labels.labelId, nameEn: labels.nameEn, nameTr: labels.nameTr, usedCount: labels.usedCount })
      .from(labels)
      .where(and(eq(labels.sort, sort), sql`${labels.feature} = ${own}`, eq(labels.isActive, true), sql`${labels.labelId} <> ${labelId}`))
      .orderBy(desc(labels.usedCount))
      .limit(KEPT_TAGS),
  ]);
  return { label: label ?? null, targets };
}

const foldedOf = ({ name_en, name_tr }: Pick<LabelEdit, "name_en" | "name_tr">, slug: string) =>
  foldTurkish(`${slug} ${name_en} ${name_tr}`);

/** Adds a label behind the others. @returns whether its slug was free */
export async function insertLabel(
  ctx: AdminContext,
  sort: LabelSort,
  feature: string,
  input: LabelInput & { slug: string },
): Promise<string | null> {
  const now = ctx.clock.now();
  const labelId = newId(sort, now);
  const { slug, name_en: nameEn, name_tr: nameTr, icon = "" } = input;
  try {
    await ctx.db.batch([
      ctx.db.insert(labels).values({
        labelId,
        sort,
        feature,
        slug,
        nameEn,
        nameTr,
        icon: icon || null,
        folded: foldedOf(input, slug),
        position: sql`(SELECT coalesce(max(position), 0) + 1 FROM labels WHERE sort = ${sort} AND feature = ${feature})`,
        createdAt: now,
        updatedAt: now,
      }),
      auditEntry(ctx, { act: `${sort}.add`, subjectType: sort, subjectId: labelId, after: { feature, ...input } }),
    ]);
    return labelId;
  } catch (failed) {
    if (reasonOf(failed).includes("labels.slug")) return null;
    throw failed;
  }
}

const audited = { name_en: labels.nameEn, name_tr: labels.nameTr, icon: labels.icon, is_active: labels.isActive, order: labels.position };
const rowWhere = (where: SQL | undefined) => ({ table: labels, id: labels.labelId, fields: audited, where });

/** Changes a label that is still of the version that was read. @returns whether it was */
export async function updateLabel(ctx: AdminContext, label: Label, input: LabelEdit): Promise<boolean> {
  const { labelId, sort, slug } = label;
  const where = and(eq(labels.labelId, labelId), eq(labels.version, input.version));
  const [, rows] = await ctx.db.batch([
    auditChange(ctx, { act: `${sort}.edit`, subjectType: sort, after: input }, rowWhere(where)),
    ctx.db
      .update(labels)
      .set({
        nameEn: input.name_en,
        nameTr: input.name_tr,
        icon: input.icon || null,
        folded: foldedOf(input, slug),
        version: input.version + 1,
        updatedAt: ctx.clock.now(),
      })
      .where(where)
      .returning({ labelId: labels.labelId }),
  ]);
  return rows.length > 0;
}

/** Another one of the same kind that can be chosen: a form is never left without a choice. */
const hasOther = sql`(labels.sort = 'tag' OR EXISTS (SELECT 1 FROM labels AS o
  WHERE o.sort = labels.sort AND o.feature = labels.feature AND o.is_active AND o.label_id <> labels.label_id))`;

const changed = ({ clock }: AdminContext) => ({ version: sql`${labels.version} + 1`, updatedAt: clock.now() });

/** Offers a label or no longer; one that is so already is left alone. @returns whether it changed */
export async function setActive(ctx: AdminContext, sort: LabelSort, labelId: string, isActive: boolean): Promise<boolean> {
  const is = and(eq(labels.labelId, labelId), eq(labels.sort, sort), eq(labels.isActive, !isActive), isNull(labels.mergedInto));
  const where = isActive ? is : and(is, hasOther);
  const [, rows] = await ctx.db.batch([
    auditChange(
      ctx,
      { act: `${sort}.${isActive ? "activate" : "deactivate"}`, subjectType: sort, after: { is_active: isActive } },
      rowWhere(where),
    ),
    ctx.db
      .update(labels)
      .set({ isActive, ...changed(ctx) })
      .where(where)
      .returning({ labelId: labels.labelId }),
  ]);
  return rows.length > 0;
}

/** Changes places with the next one in the same state; the first has none above it, the last none below. */
export async function moveLabel(ctx: AdminContext, sort: LabelSort, labelId: string, isUp: boolean): Promise<void> {
  const beyond = isUp ? sql`(o.position, o.key) < (m.position, m.key)` : sql`(o.position, o.key) > (m.position, m.key)`;
  const order = isUp ? sql`o.position DESC, o.key DESC` : sql`o.position, o.key`;
  const pair = sql`SELECT m.label_id AS me, m.position AS mine, o.label_id AS other, o.position AS theirs FROM labels AS m JOIN labels AS o
    ON o.sort = m.sort AND o.feature = m.feature AND o.is_active = m.is_active AND (o.merged_into IS NULL) = (m.merged_into IS NULL) AND ${beyond}
    WHERE m.label_id = ${labelId} AND m.sort = ${sort} ORDER BY ${order} LIMIT 1`;
  await ctx.db.batch([
    auditChange(ctx, { act: `${sort}.${isUp ? "up" : "down"}`, subjectType: sort }, rowWhere(sql`label_id = (SELECT me FROM (${pair}))`)),
    rawStatement(
      ctx.db,
      sql`WITH pair AS MATERIALIZED (${pair})
        UPDATE labels SET position = swap.position, updated_at = ${ctx.clock.now()}
        FROM (SELECT me AS id, theirs AS position FROM pair UNION ALL SELECT other, mine FROM pair) AS swap WHERE labels.label_id = swap.id`,
    ),
  ]);
}

/** Makes a label part of another one of its kind; what used it goes along, in the same transaction. @returns whether it did */
export async function mergeLabel(ctx: AdminContext, sort: LabelSort, labelId: string, into: string): Promise<boolean> {
  const where = sql`label_id = ${labelId} AND sort = ${sort} AND merged_into IS NULL AND EXISTS (SELECT 1 FROM labels AS t
    WHERE t.label_id = ${into} AND t.label_id <> labels.label_id AND t.sort = labels.sort AND t.feature = labels.feature AND t.is_active)`;
  const [, rows] = await ctx.db.batch([
    auditChange(ctx, { act: `${sort}.merge`, subjectType: sort, after: { into } }, rowWhere(where)),
    ctx.db
      .update(labels)
      .set({ mergedInto: into, isActive: false, ...changed(ctx) })
      .where(where)
      .returning({ labelId: labels.labelId }),
  ]);
  return rows.length > 0;
}

/** Deletes a label that nothing uses, with the old names that led to it. @returns whether it did */
export async function deleteLabel(ctx: AdminContext, sort: LabelSort, labelId: string): Promise<boolean> {
  const where = sql`label_id = ${labelId} AND sort = ${sort} AND used_count = 0 AND (NOT is_active OR ${hasOther})`;
  const [, , rows] = await ctx.db.batch([
    auditChange(ctx, { act: `${sort}.delete`, subjectType: sort }, rowWhere(where)),
    ctx.db.delete(labels).where(sql`merged_into = (SELECT label_id FROM labels WHERE ${where})`),
    ctx.db.delete(labels).where(where).returning({ labelId: labels.labelId }),
  ]);
  return rows.length > 0;
}
