/** The inbox of staff: kinds of things that wait for them, so that one list can hold them all. */
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { StaffContext } from "../../platform/context";
import { written } from "../../platform/db.server";
import { CLAIM_LASTS } from "./decision";
import type { ReviewInput } from "./review.schemas";
import type { Reviewable } from "./review.server";
import { type RecentDecision, recentDecisions } from "./undo.server";

/** Where staff see everything that waits. */
export const PANEL = "/admin/panel";

/** Something that waits. */
export interface WaitingRow {
  key: number;
  /** Its public id, where it can be decided on in the list itself. */
  id?: string;
  title: string;
  /** Words instead of a title: `reporting:categories.spam`. */
  titleKey?: string | null;
  excerpt: string | null;
  /** When it came. */
  at: number;
  /** What else its address needs. */
  state?: string;
  /** 1 when the reader wrote it. */
  isMine?: number;
  /** Who has it in hand, if anybody. */
  claim?: "mine" | "other" | null;
}

/** Decides on some of a kind. @returns the ids of those that were decided on */
export type Decide = (ctx: StaffContext, input: ReviewInput) => Promise<string[]>;

/** Deciding in the list itself, with claims and a way back. */
export interface Decidable {
  reviewable: Reviewable;
  decide: Decide;
  /** The statement for one's latest decisions, those that can be taken back. */
  recent(ctx: StaffContext, limit: number): ReturnType<typeof written<RecentDecision>>;
}

/** One kind of thing that waits; features declare theirs, and `app/inbox.server.ts` lists them all. */
export interface InboxKind {
  name: string;
  /** Its place among the kinds, the smallest first. */
  order: number;
  /** Its words: `admin:inbox.experiences`. */
  label: string;
  /** The names of its counters, and their facets that wait, and those that were decided. */
  counters: readonly string[];
  waiting: readonly string[];
  done: readonly string[];
  /** Where staff see all of them, and one. */
  list: string;
  pageOf(row: WaitingRow): string;
  /** The statement for the oldest that wait. */
  oldest(ctx: StaffContext, limit: number): ReturnType<typeof written<WaitingRow>>;
  decidable?: Decidable;
}

interface CollectionInbox extends Pick<InboxKind, "name" | "order" | "label" | "list"> {
  counters?: readonly string[];
  /** Where one is seen; else the list, from the row on. */
  pageOf?: InboxKind["pageOf"];
  /** The table as `t`, joined with whatever its title needs. */
  from: SQL;
  title: SQL;
  excerpt: SQL;
  /** What else its address needs. */
  state?: SQL;
  reviewable?: Reviewable;
  decide?: Decide;
}

/** Characters that are shown of what waits. */
export const EXCERPT = 400;

/** Who has `t` in hand, whether the reader wrote it, and what it is called in addresses. */
function workColumns({ actor, clock }: StaffContext, id: SQL): SQL {
  const holds = sql`c.subject_id = ${id} AND c.claimed_at > ${clock.now() - CLAIM_LASTS}`;
  return sql`${id} AS id, t.author_id IS ${actor.userId} AS isMine,
    (SELECT iif(c.claimed_by = ${actor.userId}, 'mine', 'other') FROM review_claims AS c WHERE ${holds}) AS claim`;
}

const idOf = ({ id }: Reviewable) => sql`t.${sql.identifier(id.name)}`;

/** The table of a kind as `t`. */
export const asT = ({ table }: Reviewable): SQL => sql`${sql.identifier(getTableName(table))} AS t`;

/** A collection whose rows have `key`, `status` and `created_at`. */
export function collectionInbox({ name, order, label, list, from, title, excerpt, ...own }: CollectionInbox): InboxKind {
  const { reviewable, decide } = own;
  return {
    name,
    order,
    label,
    list,
    counters: own.counters ?? [name],
    waiting: ["waiting"],
    done: ["approved", "rejected"],
    pageOf: own.pageOf ?? (({ key }) => `${list}${list.includes("?") ? "&" : "?"}before=${key + 1}`),
    oldest: (ctx, limit) =>
      written<WaitingRow>(
        ctx.db,
        sql`SELECT t.key, ${title} AS title, substr(${excerpt}, 1, ${EXCERPT}) AS excerpt, t.created_at AS at, ${own.state ?? sql`NULL`} AS state,
          ${reviewable ? workColumns(ctx, idOf(reviewable)) : sql`NULL AS claim`}
          FROM ${from} WHERE t.status = 'waiting' ORDER BY t.key LIMIT ${limit}`,
      ),
    decidable: reviewable &&
      decide && { reviewable, decide, recent: (ctx, limit) => recentDecisions(ctx, { id: idOf(reviewable), from, title }, limit) },
  };
}
