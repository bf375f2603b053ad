/** What people give and keep: what "Mine" lists of each kind, what is counted towards VIP, and what staff said of the latest. */
import { type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "../platform/context";
import { rawStatement } from "../platform/db.server";

/** The states of one's own that its author is told of. */
export const toldStates = ["waiting", "rejected", "approved"] as const;
export type ToldState = (typeof toldStates)[number];

/** One of one's own latest, with what was decided. */
export interface OwnWork {
  id: string;
  /** In both languages; the same where it has one name only. */
  titleEn: string;
  titleTr: string;
  status: ToldState;
  /** Why it was rejected. */
  reason: string | null;
  /** When it was decided on, or else changed last; UTC milliseconds. */
  at: number;
  /** The rest of its address, where its kind alone doesn't say it. */
  detail: string | null;
}

export interface ContributionKind {
  /** Its name in the table of counts. */
  name: string;
  /** The key of its words: `overview:collections.experiences`. */
  label: string;
  /** Its place on the overview, the smallest first. */
  order: number;
  /** Where one sees one's own. */
  to: string;
  /** Where one adds another; null where nobody is asked to. */
  add: string | null;
  countsTowardsVip: boolean;
}

/** A list of something that one joined, saved or asked for, and that the table of counts doesn't know. */
export interface OwnPlace extends Pick<ContributionKind, "name" | "label" | "order" | "to"> {
  /** It is there for what waits, and says nothing while nothing does. */
  isHiddenWhenEmpty?: true;
  /** The statement for how many there are; it stops at `most`. */
  count(ctx: SignedInContext, most: number): ReturnType<typeof rawStatement<{ value: number }>>;
}

/** The statement that counts rows up to `most`. @param rows `event_rsvps WHERE user_id = …` */
export const countUpTo = ({ db }: Pick<SignedInContext, "db">, rows: SQL, most: number) =>
  rawStatement<{ value: number }>(db, sql`SELECT count(*) AS value FROM (SELECT 1 FROM ${rows} LIMIT ${most})`);

/** One's own latest of one kind, or of several that are kept in one table. */
export interface OwnWorkSource {
  /** The key of the words for one of them. */
  labelOf(work: OwnWork): string;
  toOf(work: OwnWork): string;
  /** The `SELECT` of `OwnWork` for the latest in each state. */
  latest(ctx: SignedInContext, most: number): SQL;
}

/** One statement for one's own latest of all kinds, which gives a JSON list for each source: what a batch costs goes by its statements. */
export function latestOfAll(ctx: SignedInContext, sources: readonly OwnWorkSource[], most: number) {
  const listOf = ({ latest }: OwnWorkSource) => sql`json((SELECT json_group_array(json_object('id', id, 'titleEn', titleEn,
    'titleTr', titleTr, 'status', status, 'reason', reason, 'at', at, 'detail', detail)) FROM (${latest(ctx, most)})))`;
  return rawStatement<{ works: string }>(ctx.db, sql`SELECT json_array(${sql.join(sources.map(listOf), sql`, `)}) AS works`, ["works"]);
}

interface WorkTable {
  /** The table as `t`, joined with what its title needs. */
  from: SQL;
  id: SQL;
  titleEn: SQL;
  titleTr: SQL;
  detail?: SQL;
}

/** Each state by itself, for tables with an index by author and state. */
const everyState = toldStates.map((state) => sql`t.status = ${sql.raw(`'${state}'`)}`);

/** What staff took down or have yet to see, as the partial indexes of posts and replies say it. */
export const takenDown = [sql`t.status IN ('waiting', 'rejected')`];

/**
 * The `SELECT` for somebody's latest of a table with `key`, `author_id`, `status` and `review_…`.
 * @param most of each group of states
 * @param groups conditions that an index finds
 */
export function latestWork({ actor }: SignedInContext, most: number, table: WorkTable, groups: readonly SQL[] = everyState): SQL {
  const { from, id, titleEn, titleTr, detail = sql`NULL` } = table;
  const latestOf = (group: SQL) => sql`SELECT * FROM (SELECT ${id} AS id, ${titleEn} AS titleEn, ${titleTr} AS titleTr, t.status,
    t.review_reason AS reason, coalesce(t.reviewed_at, t.updated_at) AS at, ${detail} AS detail
    FROM ${from} WHERE t.author_id = ${actor.userId} AND ${group} ORDER BY t.key DESC LIMIT ${most})`;
  return sql.join(groups.map(latestOf), sql` UNION ALL `);
}
