/** What the database holds about a person: how it is handed out, and how it goes. */
import { eq, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Context } from "../../platform/context";
import { rawStatement } from "../../platform/db.server";
import { recordError } from "../../platform/errors/record.server";
import type { AtDeletion, Processing } from "./processing";

export interface Person {
  userId: string;
  userEmail: string;
  userName: string;
  name: string;
}

/** What becomes of a person's rows. */
interface Changed {
  set: SQL | ((person: Person) => SQL);
}

/**
 * When a place is cleared: what is found through something goes before it. `dependents` are found through what a person wrote,
 * `counts` are kept by triggers on it, `account` hangs on the person's own row.
 */
const stages = ["dependents", "content", "counts", "acts", "traces", "account", "person"] as const;

/** One place where the database names people. Features declare theirs; `app/product.server.ts` puts them in order. */
export interface PersonalColumn {
  stage: (typeof stages)[number];
  table: SQLiteTable;
  /** The column that names the person. */
  column: SQLiteColumn;
  /** Which rows are about the person; those whose column holds the user id unless said otherwise. */
  where?(person: Person): SQL;
  /**
   * The rows go, or stay without a name. `detachWhere` keeps those (with `and` also changed so) and lets the others go,
   * but for those of `staysWhere`, which stay as they are until their purpose is over;
   * `deleteWhere` lets only those go, `set` says what becomes of them.
   */
  onDeletion: "delete" | "detach" | { detachWhere: SQL; and?: SQL; staysWhere?: SQL } | { deleteWhere: SQL } | Changed;
  /** What the export holds of each row: all but these columns, or only some, or nothing (and then why is said beside it). */
  exported: { without?: SQLiteColumn[] } | { only: SQLiteColumn[] } | "nothing";
  /** A row of the export as its person reads it, where it is stored sealed. */
  opened?(ctx: Context, row: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** What it is for, on what basis, who gets it and how long it is kept. */
  processing: Processing;
  /** This deployment leaves out what writes there: nothing is said of it, but what was written before is handed out and goes. */
  isLeftOut?: boolean;
  /** What the notice says of it when the account goes, where that isn't what `onDeletion` looks like. */
  atDeletion?: AtDeletion;
}

/** Staff acts on others' content say nothing about the person but that they acted. */
export const ACTED = {
  stage: "acts",
  onDeletion: "detach",
  exported: "nothing",
  processing: { purpose: "staff", bases: ["interest"], recipients: ["staff"], kept: "account", sensitivity: "ordinary" },
} as const satisfies Partial<PersonalColumn>;

type Unsaid = Omit<PersonalColumn, "processing"> & Partial<Pick<PersonalColumn, "processing">>;

/** Places that serve the same; one that says something else of itself goes on saying it. */
export const usedFor = (processing: Processing, places: readonly Unsaid[]): PersonalColumn[] =>
  places.map((place) => ({ processing, ...place }));

/** What becomes of a place's rows with the account, as people read it. */
export function atDeletionOf({ onDeletion, atDeletion }: Pick<PersonalColumn, "onDeletion" | "atDeletion">): AtDeletion {
  if (atDeletion) return atDeletion;
  if (onDeletion === "delete") return "gone";
  return onDeletion === "detach" || "set" in onDeletion ? "unnamed" : "partly";
}

/** Places in the order of deletion; those of one stage as they came. */
export const byStage = (places: readonly PersonalColumn[]): PersonalColumn[] =>
  stages.flatMap((stage) => places.filter((place) => place.stage === stage));

const rowsOf = ({ column, where }: PersonalColumn, person: Person): SQL => where?.(person) ?? eq(column, person.userId);

function exportedColumns({ table, exported }: PersonalColumn): Record<string, SQLiteColumn> {
  const all = Object.entries(getTableColumns(table) as Record<string, SQLiteColumn>);
  if (exported === "nothing") return {};
  if ("only" in exported) return Object.fromEntries(all.filter(([, column]) => exported.only.includes(column)));
  return Object.fromEntries(
    all.filter(([name, column]) => name !== "key" && !name.startsWith("search") && !exported.without?.includes(column)),
  );
}

/** The name of a place among all. */
export const placeId = ({ table, column }: Pick<PersonalColumn, "table" | "column">): string => `${getTableName(table)}.${column.name}`;

/** The name of a place in the export: `experiences`, or `audit_entries.actor_id` where a table names people twice. */
export function placeName(place: PersonalColumn, places: readonly PersonalColumn[]): string {
  const name = getTableName(place.table);
  return places.filter(({ table }) => table === place.table).length > 1 ? `${name}.${place.column.name}` : name;
}

/** Everything that is held about a person, by place; a row whose key is gone as it lies there, sealed. */
export async function exportPerson(ctx: Context, places: readonly PersonalColumn[], person: Person) {
  const open = places.filter(({ exported }) => exported !== "nothing");
  const read = async (place: PersonalColumn): Promise<Record<string, unknown>[]> => {
    const rows = await ctx.db.select(exportedColumns(place)).from(place.table).where(rowsOf(place, person));
    const opened = await Promise.allSettled(rows.map(async (row) => (place.opened ? place.opened(ctx, row) : row)));
    const failed = opened.find((each) => each.status === "rejected");
    // Of nobody: which place it was says something about its person.
    if (failed) ctx.waitUntil(recordError({ ...ctx, actor: null }, failed.reason, "server", placeId(place)));
    return rows.map((row, at) => (opened[at]?.status === "fulfilled" ? opened[at].value : row));
  };
  const rows = await Promise.all(open.map(read));
  return Object.fromEntries(open.map((place, i) => [placeName(place, places), rows[i] ?? []]));
}

function erase(place: PersonalColumn, person: Person): SQL[] {
  const { table, column, onDeletion } = place;
  const rows = rowsOf(place, person);
  const unnamed = sql`${sql.identifier(column.name)} = NULL`;
  if (onDeletion === "detach") return [sql`UPDATE ${table} SET ${unnamed} WHERE ${rows}`];
  if (onDeletion === "delete") return [sql`DELETE FROM ${table} WHERE ${rows}`];
  if ("deleteWhere" in onDeletion) return [sql`DELETE FROM ${table} WHERE (${rows}) AND (${onDeletion.deleteWhere})`];
  if ("set" in onDeletion) {
    const set = typeof onDeletion.set === "function" ? onDeletion.set(person) : onDeletion.set;
    return [sql`UPDATE ${table} SET ${set} WHERE ${rows}`];
  }
  const goes = onDeletion.staysWhere ? sql` AND NOT (${onDeletion.staysWhere})` : sql.empty();
  const kept = onDeletion.and ? sql`${unnamed}, ${onDeletion.and}` : unnamed;
  return [
    sql`UPDATE ${table} SET ${kept} WHERE (${rows}) AND (${onDeletion.detachWhere})`,
    sql`DELETE FROM ${table} WHERE (${rows})${goes}`,
  ];
}

/** The statements that remove a person from every place, in the order of the list; run them in one batch. */
export function eraseStatements(ctx: Pick<Context, "db">, places: readonly PersonalColumn[], person: Person) {
  return places.flatMap((place) => erase(place, person)).map((statement) => rawStatement(ctx.db, statement));
}
