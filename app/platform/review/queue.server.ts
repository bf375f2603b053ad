/** Kinds of things that wait for staff, so that one list can hold them all. */
import { type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "../context";
import { written } from "../db.server";

/** Something that waits. */
export interface WaitingRow {
  key: number;
  title: string;
  /** Words instead of a title: `reporting:categories.spam`. */
  titleKey?: string | null;
  excerpt: string | null;
  /** When it came. */
  at: number;
  /** What else its address needs. */
  state?: string;
}

/** One kind; `app/queues.server.ts` lists them all. */
export interface Queue {
  /** The name of its counter. */
  name: string;
  /** Its words: `admin:queues.experiences`. */
  label: string;
  /** The facets of its counter that wait, and those that were decided. */
  waiting: readonly string[];
  done: readonly string[];
  /** Where staff decide on all of them, and on one. */
  list: string;
  pageOf(row: WaitingRow): string;
  /** The statement for the oldest that wait. */
  oldest(ctx: SignedInContext, limit: number): ReturnType<typeof written<WaitingRow>>;
}

interface CollectionQueue extends Pick<Queue, "name" | "label" | "list"> {
  /** The table as `t`, joined with whatever its title needs. */
  from: SQL;
  title: SQL;
  excerpt: SQL;
}

/** Characters that are shown of what waits. */
export const EXCERPT = 160;

/** A collection whose rows have `key`, `status` and `created_at`, decided on in a list with the cursor `before`. */
export function collectionQueue({ name, label, list, from, title, excerpt }: CollectionQueue): Queue {
  return {
    name,
    label,
    list,
    waiting: ["waiting"],
    done: ["approved", "rejected"],
    pageOf: ({ key }) => `${list}${list.includes("?") ? "&" : "?"}before=${key + 1}`,
    oldest: ({ db }, limit) =>
      written<WaitingRow>(
        db,
        sql`SELECT t.key, ${title} AS title, substr(${excerpt}, 1, ${EXCERPT}) AS excerpt, t.created_at AS at
          FROM ${from} WHERE t.status = 'waiting' ORDER BY t.key LIMIT ${limit}`,
      ),
  };
}
