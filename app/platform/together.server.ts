/**
 * What several statements find, asked for by one: each statement of a batch costs D1 a tenth of a millisecond, however little
 * it finds (docs/decisions/020). For pages that ask many small questions.
 */
import { Column, is, type SQL, sql } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import { type Db, type Written, written } from "./db.server";

interface Selected {
  getSQL(): SQL;
  _: { result: unknown[]; selectedFields: object };
}

/** A statement that reads, and whose columns have names: one of Drizzle's, or one that was `written` with them. */
type Reading = Selected | Pick<Written<unknown>, "written">;

type RowsOf<Statement> =
  Statement extends Pick<Written<infer Row>, "written"> ? Row[] : Statement extends Selected ? Statement["_"]["result"] : never;

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

/** Its rows as a list of lists, in their order. */
function listOf({ query, decoders }: Question): SQL {
  const names = decoders.map(([name]) => sql.identifier(name));
  return sql`(SELECT json_group_array(json_array(${sql.join(names, sql`, `)})) FROM (${query}))`;
}

const rowOf = ({ decoders }: Question, values: readonly unknown[]) =>
  Object.fromEntries(
    decoders.map(([name, decoder], i) => [name, decoder && values[i] !== null ? decoder.mapFromDriverValue(values[i]) : values[i]]),
  );

const preparedOf = (statement: object) => (statement as { _prepare(): object })._prepare();

/** The statement that gives the rows of each of some statements, by their names. */
export function together<Statements extends Record<string, Reading>>(db: Db, statements: Statements) {
  const questions = Object.entries(statements).map(([name, statement]) => ({ name, question: questionOf(statement) }));
  const lists = questions.map(({ question }) => sql`json(${listOf(question)})`);
  const statement = written<{ found: string }>(db, sql`SELECT json_array(${sql.join(lists, sql`, `)}) AS found`);
  const mapResult = ({ results: [row] }: D1Result<{ found: string }>) => {
    const found = JSON.parse(row?.found ?? "[]") as unknown[][][];
    return Object.fromEntries(questions.map(({ name, question }, i) => [name, found[i]?.map((values) => rowOf(question, values))]));
  };
  return { _prepare: () => ({ ...preparedOf(statement), mapResult }) } as unknown as RunnableQuery<Found<Statements>, "sqlite">;
}
