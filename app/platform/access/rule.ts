/**
 * Who may see or change a row, stated once: a page asks it of a row that it has read, and a write carries the same
 * statement as its condition.
 */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Actor, Role } from "../context";

type Row<Field extends string> = Readonly<Record<Field, string | number | boolean | null>>;
type Columns<Field extends string> = Readonly<Record<Field, SQLWrapper>>;

/** A condition on who acts and on these fields of a row. */
export interface Rule<Field extends string = never> {
  /** The fields that it looks at. */
  fields: readonly Field[];
  /** Whether it holds for this person (null: a guest) and this row. */
  holds(actor: Actor | null, row: Row<Field>): boolean;
  /** The same as SQL on these columns. */
  where(actor: Actor | null, columns: Columns<Field>): SQL;
}

type FieldsOf<R extends Rule<string>> = R["fields"][number];

const fieldsOf = <R extends Rule<string>>(rules: readonly R[]) => [...new Set(rules.flatMap(({ fields }) => fields))] as FieldsOf<R>[];

const RANK: Record<Role, number> = { user: 1, moderator: 2, admin: 3 };

/** Somebody with this role or a higher one, whatever the row. */
export function hasRole(least: Role): Rule {
  const holds = (actor: Actor | null) => actor !== null && RANK[actor.userRole] >= RANK[least];
  return { fields: [], holds, where: (actor) => sql.raw(holds(actor) ? "1" : "0") };
}

/** The actor is the person whom the field names. */
export const isActor = <Field extends string>(field: Field): Rule<Field> => ({
  fields: [field],
  holds: (actor, row) => actor !== null && row[field] === actor.userId,
  where: (actor, columns) => (actor ? sql`${columns[field]} IS ${actor.userId}` : sql.raw("0")),
});

/** The field has one of these values. */
export const isOneOf = <Field extends string>(field: Field, ...values: string[]): Rule<Field> => ({
  fields: [field],
  holds: (_, row) => values.some((value) => value === row[field]),
  where: (_, columns) => sql`${columns[field]} IN ${values}`,
});

/** The field has no value. */
export const isUnset = <Field extends string>(field: Field): Rule<Field> => ({
  fields: [field],
  holds: (_, row) => row[field] === null,
  where: (_, columns) => sql`${columns[field]} IS NULL`,
});

/** All of these. */
export const allOf = <const Rules extends readonly Rule<string>[]>(...rules: Rules): Rule<FieldsOf<Rules[number]>> => ({
  fields: fieldsOf(rules),
  holds: (actor, row) => rules.every((rule) => rule.holds(actor, row)),
  where: (actor, columns) =>
    sql`(${sql.join(
      rules.map((rule) => rule.where(actor, columns)),
      sql` AND `,
    )})`,
});

/** Any of these. */
export const anyOf = <const Rules extends readonly Rule<string>[]>(...rules: Rules): Rule<FieldsOf<Rules[number]>> => ({
  fields: fieldsOf(rules),
  holds: (actor, row) => rules.some((rule) => rule.holds(actor, row)),
  where: (actor, columns) =>
    sql`(${sql.join(
      rules.map((rule) => rule.where(actor, columns)),
      sql` OR `,
    )})`,
});

declare const permission: unique symbol;

/** The condition under which somebody may do this. A write that asks for it can't be called without, nor with another act's. */
export type Permission<Act extends string> = SQL & { readonly [permission]: Act };

/** A rule that says who may do something. */
export interface Permit<Act extends string, Field extends string> extends Rule<Field> {
  /** What the rule permits, for messages and tests. */
  act: Act;
  /**
   * The actor's permission for a row of these columns.
   * @param within the query that brings the columns in, where the write's own table lacks them
   */
  permission(actor: Actor | null, columns: Columns<Field>, within?: (condition: SQL) => SQL): Permission<Act>;
}

/** Names what a rule permits. */
export const permits = <const Act extends string, Field extends string>(act: Act, rule: Rule<Field>): Permit<Act, Field> => ({
  ...rule,
  act,
  permission: (actor, columns, within = (condition) => condition) => within(rule.where(actor, columns)) as Permission<Act>,
});
