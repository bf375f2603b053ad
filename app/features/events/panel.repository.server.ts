/** All events as staff see them, by state; people without a role see their own. */
import { counters } from "@schema/platform";
import { eq, type SQL, sql } from "drizzle-orm";
import { firstImageOf } from "~/engines/media/galleries.service.server";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { allParts, columnBegins, ftsQuery, wordsMatch } from "~/platform/search";
import type { PanelFilters } from "./events.schemas";
import { toldStart } from "./occurrences.repository.server";
import type { PanelState } from "./options";

/** What waits is shown before everything else, the oldest first; at most so many. */
const MOST_WAITING = 10;

export interface PanelRow {
  key: number;
  eventId: string;
  name: string;
  type: string;
  /** Of its date that runs or comes next, else of its last. */
  startsAt: number;
  /** When its last date begins. */
  lastStart: number | null;
  location: string;
  communityName: string | null;
  creatorName: string | null;
  showStatus: "active" | "inactive";
  isAwaitingReview: number;
  isDeleted: number;
  isCancelled: number;
  isMine: number;
  rsvpCount: number;
  viewCount: number;
  createdAt: number;
  /** The cover, as JSON. */
  picture: string | null;
}

/** The states that a tab shows; "all" is what isn't deleted, and what waits only where one searches. */
const statesOf = (state: PanelState, isSearch: boolean): string[] =>
  state === "all" ? ["active", "cancelled", "inactive", ...(isSearch ? ["waiting"] : [])] : [state];

const select = ({
  actor,
  clock,
}: SignedInContext) => sql`SELECT e.key, e.event_id AS eventId, e.name, e.type, ${toldStart(clock.now())} AS startsAt,
  (SELECT max(o.starts_at) FROM event_dates AS o WHERE o.event_id = e.event_id) AS lastStart, e.location,
  c.name AS communityName, u.name AS creatorName, e.show_status AS showStatus, e.is_awaiting_review AS isAwaitingReview,
  e.deleted_at IS NOT NULL AS isDeleted, e.cancelled_at IS NOT NULL AS isCancelled, e.created_by IS ${actor.userId} AS isMine, e.rsvp_count AS rsvpCount, e.view_count AS viewCount,
  e.created_at AS createdAt, ${firstImageOf("event-cover", sql`e.event_id`)} AS picture`;
const joins = sql`LEFT JOIN communities AS c ON c.community_id = e.community_id LEFT JOIN users AS u ON u.user_id = e.created_by`;

const found = (match: string, before: number, limit: number): SQL =>
  sql`(SELECT rowid FROM events_fts WHERE events_fts MATCH ${match} AND rowid < CAST(${before} AS INTEGER) ORDER BY rowid DESC LIMIT ${limit})`;

/** One page of everybody's events in a state, one row more than it shows. */
function allEvents(ctx: SignedInContext, { state, q, before = Number.MAX_SAFE_INTEGER, size }: PanelFilters) {
  const query = q ? ftsQuery(q) : null;
  const match = allParts(columnBegins("search_state", ...statesOf(state, query !== null)), query && wordsMatch(query));
  return rawStatement<PanelRow>(
    ctx.db,
    sql`${select(ctx)} FROM ${found(match, before, size + 1)} AS h JOIN events AS e ON e.key = h.rowid ${joins}
      ORDER BY e.key DESC`,
  );
}

/** One page of one's own. */
function managedEvents(ctx: SignedInContext, { q, before = Number.MAX_SAFE_INTEGER, size }: PanelFilters) {
  const query = q ? ftsQuery(q) : null;
  const isHit = query ? sql`e.key IN ${found(wordsMatch(query), before, 200)}` : sql`1`;
  return rawStatement<PanelRow>(
    ctx.db,
    sql`${select(ctx)} FROM events AS e ${joins} WHERE e.created_by = ${ctx.actor.userId} AND e.deleted_at IS NULL AND e.key < ${before} AND ${isHit}
      ORDER BY e.key DESC LIMIT ${size + 1}`,
  );
}

/** The oldest that wait, when the first page of everything is open. */
const waiting = (ctx: SignedInContext, limit: number) =>
  rawStatement<PanelRow>(
    ctx.db,
    sql`${select(ctx)} FROM events AS e ${joins} WHERE e.is_awaiting_review = 1 AND e.deleted_at IS NULL ORDER BY e.key LIMIT ${limit}`,
  );

/** One page for staff, what waits, and how many there are in each state. */
export async function listForStaff(ctx: SignedInContext, filters: PanelFilters) {
  const isFirst = filters.state === "all" && !filters.q && !filters.before;
  const [rows, oldest, totals] = await ctx.db.batch([
    allEvents(ctx, filters),
    waiting(ctx, isFirst ? MOST_WAITING : 0),
    ctx.db.select().from(counters).where(eq(counters.name, "events")),
  ]);
  const total = (facet: string) => totals.find((row) => row.facet === facet)?.value ?? 0;
  const counts = {
    active: total("active"),
    cancelled: total("cancelled"),
    inactive: total("inactive"),
    deleted: total("deleted"),
    waiting: total("waiting"),
  };
  return { rows: rows as PanelRow[], waiting: oldest as PanelRow[], counts };
}

/** One page of one's own. */
export async function listOwn(ctx: SignedInContext, filters: PanelFilters): Promise<PanelRow[]> {
  const [rows]: [PanelRow[]] = await ctx.db.batch([managedEvents(ctx, filters)]);
  return rows;
}
