/** What reports are about: things of the kinds that features declare. Nothing here leads to an author. */
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { eachOf, rawStatement } from "../../platform/db.server";
import type { Reportable } from "../reportable";
import type { SubjectType } from "../reported";

type Kinds = Pick<Context, "product">;

/** A thing that reports are about. */
export interface Subject {
  type: SubjectType;
  id: string;
  kind: Reportable;
}

const asSubject = (kind: Reportable | undefined, id: string): Subject | null =>
  kind ? { type: kind.reviewable.type as SubjectType, id, kind } : null;

/** A thing by its public id; null when it is nothing that can be reported. */
export function subjectById({ product }: Kinds, id: string): Subject | null {
  const prefix = /^([a-z]+)-/.exec(id)?.[1];
  return asSubject(
    product.reportables.find(({ idPrefix }) => idPrefix === prefix),
    id,
  );
}

/** A thing as reports name it; null when nothing brings its kind any more. */
export const subjectByType = ({ product }: Kinds, type: string, id: string): Subject | null =>
  asSubject(
    product.reportables.find(({ reviewable }) => reviewable.type === type),
    id,
  );

/** The row of a thing, as `t`. */
export function rowOf({ kind, id }: Subject): { table: SQL; where: SQL } {
  const { table, id: column } = kind.reviewable;
  return { table: sql`${sql.identifier(getTableName(table))}`, where: sql`t.${sql.identifier(column.name)} = ${id}` };
}

/** Whether a thing is there to be reported: shown, or hidden a moment ago. */
export function isThere(subject: Subject): SQL {
  const { table, where } = rowOf(subject);
  return sql`EXISTS (SELECT 1 FROM ${table} AS t WHERE ${where} AND t.status IN ('approved', 'waiting'))`;
}

/** The first of a column of all kinds that there is: at most one of them is joined. */
const ofAny = ({ product }: Kinds, column: "place" | "text" | "status"): SQL =>
  sql`coalesce(${sql.join(
    product.reportables.map((kind) => kind[column]),
    sql`, `,
  )}, NULL)`;

/** Joins whatever `r.subject_id` stands for; at most one of them has a row. */
export const subjectJoins = ({ product }: Kinds): SQL =>
  sql.join(
    product.reportables.map(({ join }) => join),
    sql` `,
  );

/** Where the joined thing is shown, as its kind's `pageOf` needs it. */
export const subjectPlace = (kinds: Kinds): SQL => sql`${ofAny(kinds, "place")} AS place`;

const EXCERPT = 300;

/** What the joined thing says and whether it is shown. */
export const subjectWords = (kinds: Kinds): SQL =>
  sql`substr(${ofAny(kinds, "text")}, 1, ${sql.raw(`${EXCERPT}`)}) AS excerpt, ${ofAny(kinds, "status")} AS subjectStatus`;

/** Whether the joined thing is somebody's own. @param userId their id, or a column of it */
export function isAuthoredBy({ product }: Kinds, userId: string | SQL): SQL {
  const cases = product.reportables.map(({ reviewable, author }) => sql`WHEN ${reviewable.type} THEN ${author}`);
  return sql`(CASE r.subject_type ${sql.join(cases, sql` `)} END IS ${userId})`;
}

/** Whether what `r` says is sealed, as what it is about (decision 075). */
export const isSealed = ({ product }: Kinds): SQL =>
  sql`coalesce(r.subject_type, '') IN (SELECT value FROM ${eachOf(product.sealedTypes)})`;

export interface Place {
  place: string | null;
}

/** Where a thing is shown; null when it isn't there to be reported. */
export async function findPlace(ctx: Pick<Context, "db" | "product">, subject: Subject): Promise<Place | null> {
  const [rows] = await ctx.db.batch([
    rawStatement<Place>(
      ctx.db,
      sql`SELECT ${subjectPlace(ctx)} FROM (SELECT ${subject.type} AS subject_type, ${subject.id} AS subject_id) AS r ${subjectJoins(ctx)}
        WHERE ${isThere(subject)}`,
    ),
  ]);
  return rows[0] ?? null;
}
