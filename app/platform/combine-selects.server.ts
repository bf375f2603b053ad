/**
 * What several statements find, asked for by one: each statement of a batch costs D1 a tenth of a millisecond, however little
 * it finds (docs/decisions/020). For pages that ask many small questions.
 */
import { Column, is, type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "./context";
import { prepareRaw, type RawStatement } from "./db.server";

interface Selected {
  getSQL(): SQL;
  _: { result: unknown[]; selectedFields: object };
}

/** A statement that reads, and whose columns have names: one of Drizzle's that selects `columns`, or one that was `rawStatement` with them. */
type Reading = Selected | Pick<RawStatement<unknown>, "written">;

type RowsOf<Statement> =
  Statement extends Pick<RawStatement<infer Row>, "written"> ? Row[] : Statement extends Selected ? Statement["_"]["result"] : never;

type Found<Statements> = { [Name in keyof Statements]: RowsOf<Statements[Name]> };

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

interface Question {
  query: SQL;
  /** How the values of each column are read. */
  decoders: [name: string, decoder: Decoder | null][];
}

/** A field of Drizzle's says by itself, or by its expression, how it is read. */
const decoderOf = (field: unknown): Decoder => (is(field, Column) ? field : (field as { sql: { decoder: Decoder } }).sql.decoder);

function questionOf(statement: Reading): Question {
  if ("getSQL" in statement) {
    const fields = Object.entries(statement._.selectedFields);
    return { query: statement.getSQL(), decoders: fields.map(([name, field]) => [name, decoderOf(field)]) };
  }
  const { query, columns } = statement.written;
  if (columns.length === 0) throw new Error("A statement that is asked together with others needs the names of its columns");
  return { query, decoders: columns.map((name) => [name, null]) };
}

/** Its rows as a list of lists, in their order. In brackets a name that no column has is an error; in quotes it would be text. */
function listOf({ query, decoders }: Question): SQL {
  const names = decoders.map(([name]) => sql.raw(`[${name}]`));
  return sql`(SELECT json_group_array(json_array(${sql.join(names, sql`, `)})) FROM (${query}))`;
}

function rowOf({ decoders }: Question, values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [i, [name, decoder]] of decoders.entries()) {
    const value = values[i];
    row[name] = decoder && value !== null ? decoder.mapFromDriverValue(value) : value;
  }
  return row;
}

/** Where the one who asks, and the moment, stand in a statement that is the same for all. */
const places = { userId: sql.placeholder("userId"), now: sql.placeholder("now") };

/** Whoever has a role, at any time. What differs otherwise isn't there, so that nothing of one reader stays in the statement. */
const anybody = ({ db, product, actor }: SignedInContext) =>
  ({
    db,
    product,
    actor: { userId: places.userId, userRole: actor.userRole },
    clock: { now: () => places.now },
  }) as unknown as SignedInContext;

function build<Statements extends Record<string, Reading>>(statements: Statements) {
  const questions = Object.entries(statements).map(([name, statement]) => ({ name, question: questionOf(statement) }));
  const lists = questions.map(({ question }) => sql`json(${listOf(question)})`);
  const read = ({ results: [row] }: D1Result<{ found: string }>) => {
    const found = JSON.parse(row?.found ?? "[]") as unknown[][][];
    const rows = questions.map(({ name, question }, i) => [name, found[i]?.map((values) => rowOf(question, values))]);
    return Object.fromEntries(rows) as Found<Statements>;
  };
  return prepareRaw(sql`SELECT json_array(${sql.join(lists, sql`, `)}) AS found`, read);
}

/**
 * Makes one statement of several; it gives the rows of each, by their names. It is built once for each role.
 * @param statementsOf gives them for any signed-in reader: they may use the reader's id and role, and the time as it is, not worked out
 */
export function combineSelects<Statements extends Record<string, Reading>>(statementsOf: (ctx: SignedInContext) => Statements) {
  const built = new WeakMap<object, Map<string, ReturnType<typeof build<Statements>>>>();
  return (ctx: SignedInContext) => {
    const byRole = built.get(ctx.product) ?? new Map<string, ReturnType<typeof build<Statements>>>();
    built.set(ctx.product, byRole);
    const known = byRole.get(ctx.actor.userRole) ?? build(statementsOf(anybody(ctx)));
    byRole.set(ctx.actor.userRole, known);
    return known(ctx.db, { userId: ctx.actor.userId, now: ctx.clock.now() });
  };
}
