/** What staff did, newest first: each page is found through one index, and what it is about in one more round trip. */
import { users } from "@schema/accounts";
import { auditEntries } from "@schema/platform";
import { desc, eq, getTableName, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AuditedPlace } from "~/engines/audited";
import type { Reportable } from "~/engines/reportable";
import type { AdminContext } from "~/platform/context";
import { columns, eachOf, rawStatement } from "~/platform/db.server";
import { dayAfter, startOfDay } from "~/platform/time";
import type { ActFilters } from "./audit.schemas";

const subjects = alias(users, "subjects");

const actColumns = columns({
  key: auditEntries.key,
  auditId: auditEntries.auditId,
  act: auditEntries.act,
  actorId: auditEntries.actorId,
  actorName: users.name,
  subjectType: auditEntries.subjectType,
  subjectId: auditEntries.subjectId,
  subjectName: subjects.name,
  before: auditEntries.before,
  after: auditEntries.after,
  reason: auditEntries.reason,
  createdAt: auditEntries.createdAt,
});

/** As the index has it: what was done, whatever to. */
const verb = sql`substr(act, instr(act, '.') + 1)`;

/** A literal part of a text for LIKE. */
const part = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

function fitting({ actor, act, kind, q, from, to, before }: ActFilters): SQL {
  const [at, key] = before?.split("-").map(Number) ?? [];
  const { createdAt, actorId, subjectType, subjectId } = auditEntries;
  const conditions = [
    actor && sql`${actorId} = ${actor}`,
    kind && sql`${subjectType} = ${kind}`,
    act && sql`${verb} = ${act}`,
    q && sql`${subjectId} LIKE ${part(q)} ESCAPE '\\'`,
    from && sql`${createdAt} >= ${startOfDay(from)}`,
    to && sql`${createdAt} < ${startOfDay(dayAfter(to, 1))}`,
    before && sql`(${createdAt}, ${auditEntries.key}) < (${at}, ${key})`,
  ].filter((condition) => condition instanceof Object);
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`1`;
}

const selectActs = ({ db }: AdminContext, filters: ActFilters, limit: number) =>
  db
    .select(actColumns)
    .from(auditEntries)
    .leftJoin(users, eq(users.userId, auditEntries.actorId))
    .leftJoin(subjects, sql`${auditEntries.subjectType} = 'user' AND ${subjects.userId} = ${auditEntries.subjectId}`)
    .where(fitting(filters))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.key))
    .limit(limit);

/** Some acts, the latest first. One round trip. */
export const readActs = (ctx: AdminContext, filters: ActFilters, limit: number) => selectActs(ctx, filters, limit);

/** A page of acts, with one more, and who is on the staff. One round trip. */
export async function readActPage(ctx: AdminContext, filters: ActFilters) {
  const isAsked = filters.actor ? eq(users.userId, filters.actor) : undefined;
  const [rows, staff] = await ctx.db.batch([
    selectActs(ctx, filters, filters.size + 1),
    ctx.db
      .select({ userId: users.userId, name: users.name })
      .from(users)
      .where(or(inArray(users.userRole, ["moderator", "admin"]), isAsked)),
  ]);
  return { rows, staff };
}

export type ActRow = Awaited<ReturnType<typeof readActs>>[number];

interface Found {
  thing: string;
  id: string;
  place: string;
  /** What it is called; null where that isn't told. */
  title: string | null;
}

/** Which of these things of one kind are there, with what the addresses of their pages need and what they are called. */
export const findPlaced = ({ db, locale }: AdminContext, { thing, row }: AuditedPlace, ids: readonly string[]) => {
  if (!row) return rawStatement<Found>(db, sql`SELECT ${thing} AS thing, value AS id, value AS place, NULL AS title FROM ${eachOf(ids)}`);
  const { table, id, place = id, title } = row;
  const column = (name: string) => sql.identifier(name);
  return rawStatement<Found>(
    db,
    sql`SELECT ${thing} AS thing, ${column(id.name)} AS id, ${column(place.name)} AS place, ${title ? column(title[locale].name) : sql`NULL`} AS title FROM ${column(getTableName(table))}
      WHERE ${column(id.name)} IN (SELECT value FROM ${eachOf(ids)})`,
  );
};

/** The same of what can be reported. */
export const findReportable = (
  { db }: AdminContext,
  thing: string,
  { reviewable, join, place, title = sql`NULL`, status }: Reportable,
  ids: readonly string[],
) =>
  rawStatement<Found>(
    db,
    sql`SELECT ${thing} AS thing, r.subject_id AS id, ${place} AS place, ${title} AS title
      FROM (SELECT ${reviewable.type} AS subject_type, value AS subject_id FROM ${eachOf(ids)}) AS r ${join}
      WHERE ${status} IS NOT NULL AND ${status} <> 'deleted'`,
  );
