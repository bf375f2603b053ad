/** Pages of people, newest first or in another order: each is found through one index, however many people there are. */
import { users } from "@schema/accounts";
import { departments } from "@schema/departments";
import { counters } from "@schema/platform";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns, rawStatement } from "~/platform/db.server";
import { countCap } from "~/platform/lists/paging";
import { ftsQuery } from "~/platform/search";
import type { UserOrder, UserState } from "./states";
import type { SeenCursor, UserFilters } from "./users.schemas";

type Base = Pick<Context, "db" | "clock">;

/** A search that is narrowed further looks at so many of its newest hits. */
const HITS_LOOKED_AT = 500;

export const userColumns = columns({
  key: users.key,
  userId: users.userId,
  userEmail: users.userEmail,
  userName: users.userName,
  name: users.name,
  userRole: users.userRole,
  departmentId: users.departmentId,
  departmentNameEn: departments.nameEn,
  departmentNameTr: departments.nameTr,
  entranceYear: users.entranceYear,
  locale: users.locale,
  emailVerifiedAt: users.emailVerifiedAt,
  isVerifiedGraduate: users.isVerifiedGraduate,
  blockedAt: users.blockedAt,
  blockedUntil: users.blockedUntil,
  blockedReason: users.blockedReason,
  deletionDueAt: users.deletionDueAt,
  bio: users.bio,
  links: users.links,
  publicParts: users.publicParts,
  lastSeenAt: users.lastSeenAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
});

const isBlockedNow = (now: number) => sql`blocked_at IS NOT NULL AND (blocked_until IS NULL OR blocked_until > ${now})`;

const STATES: Record<UserState, (now: number) => SQL> = {
  active: (now) => sql`email_verified_at IS NOT NULL AND NOT (${isBlockedNow(now)})`,
  unverified: () => sql`email_verified_at IS NULL`,
  blocked: isBlockedNow,
  graduate: () => sql`is_verified_graduate = 1`,
  leaving: () => sql`deletion_due_at IS NOT NULL`,
};

/** The index that leads to the fewest people; most people are active users, so those two conditions narrow nothing. */
function indexFor({ state, role, department_id }: UserFilters): string | null {
  if (state === "unverified" || state === "blocked") return `users_${state}`;
  if (state === "leaving") return "users_deletion";
  if (role && role !== "user") return "users_role";
  if (department_id) return "users_department";
  if (state === "graduate") return "users_graduates";
  return role ? "users_role" : null;
}

interface Order {
  /** What people are ordered by before their keys; null where that is all. */
  column: SQL | null;
  isDescending: boolean;
  /** The index that has them in this order. */
  index: string | null;
}

const ORDERS: Record<UserOrder, Order> = {
  newest: { column: null, isDescending: true, index: null },
  oldest: { column: null, isDescending: false, index: null },
  name: { column: sql`sort_key`, isDescending: false, index: "users_sort" },
  seen: { column: sql`last_seen_at`, isDescending: true, index: "users_seen" },
  role: { column: sql`user_role`, isDescending: false, index: "users_role" },
};

const directionOf = ({ isDescending }: Order) => (isDescending ? sql`DESC` : sql`ASC`);

/** The order of rows of `users`. */
function orderOf(order: Order): SQL {
  const direction = directionOf(order);
  return order.column ? sql`users.${order.column} ${direction}, users.key ${direction}` : sql`users.key ${direction}`;
}

/** The key in a cursor, and when whoever has it was here last, where it says so. */
function placeOf(cursor: number | SeenCursor): { key: number; at?: number } {
  if (typeof cursor === "number") return { key: cursor };
  const [at, key] = cursor.split("-").map(Number);
  return { key: key ?? 0, at };
}

/** The cursor behind which the next page begins. */
export const cursorOf = ({ sort }: Pick<UserFilters, "sort">, { key, lastSeenAt }: UserRow): number | SeenCursor =>
  sort === "seen" ? `${lastSeenAt ?? 0}-${key}` : key;

/** Behind the row of this cursor: its place is as the cursor has it, or looked up, so that the address needs to hold nothing of it. */
function isBehind({ column, isDescending }: Order, { key: cursor, at }: { key: number; at?: number }): SQL {
  const than = isDescending ? sql`<` : sql`>`;
  if (column && at !== undefined) return sql`(${column}, key) ${than} (${at}, ${cursor})`;
  return column ? sql`(${column}, key) ${than} (SELECT ${column}, key FROM users WHERE key = ${cursor})` : sql`key ${than} ${cursor}`;
}

/** Newest first, the keys of those with these words in name or user name. */
function hits(query: string, before: number | undefined, limit: number): SQL {
  const older = before ? sql`AND rowid < CAST(${before} AS INTEGER)` : sql``;
  return sql`SELECT rowid AS key FROM users_fts WHERE users_fts MATCH ${query} ${older} ORDER BY rowid DESC LIMIT ${limit}`;
}

/** Whom the search finds: the owner of an address, or those with these words. */
function searched(q: string, before: number | undefined): SQL {
  if (isAddress(q)) return sql`user_email = ${q.toLowerCase()}`;
  const query = ftsQuery(q);
  return query ? sql`key IN (${hits(query, before, HITS_LOOKED_AT)})` : sql`0`;
}

const isAddress = (q: string) => /^[^@\s]+@[^@\s]+$/.test(q);

/** The keys of those who fit, in their order. */
function fittingKeys(filters: UserFilters, now: number, limit: number): SQL {
  const { q, role, department_id, state, sort } = filters;
  const order = ORDERS[sort];
  const place = filters.before === undefined ? null : placeOf(filters.before);
  const before = place?.key;
  const isNewestFirst = sort === "newest";
  const query = q && isNewestFirst && !isAddress(q) && !role && !department_id && !state ? ftsQuery(q) : null;
  if (query) return hits(query, before, limit);
  const index = q ? null : (indexFor(filters) ?? order.index);
  const conditions = [
    q ? searched(q, isNewestFirst ? before : undefined) : null,
    role ? sql`user_role = ${role}` : null,
    department_id ? sql`department_id = ${department_id}` : null,
    state ? STATES[state](now) : null,
    place ? isBehind(order, sort === "seen" ? place : { key: place.key }) : null,
  ].filter((condition) => condition !== null);
  const through = index ? sql`INDEXED BY ${sql.identifier(index)}` : sql``;
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
  return sql`SELECT key FROM users ${through} ${where} ORDER BY ${orderOf(order)} LIMIT ${limit}`;
}

/** A page of people, totals by role, and how many fit, counted up to a cap. One round trip. */
export async function listUsers({ db, clock }: Base, filters: UserFilters) {
  const now = clock.now();
  const cap = countCap({ size: filters.size, page: 0 });
  const [rows, totals, [counted]] = await db.batch([
    db
      .select(userColumns)
      .from(users)
      .leftJoin(departments, eq(departments.departmentId, users.departmentId))
      .where(sql`${users.key} IN (${fittingKeys(filters, now, filters.size + 1)})`)
      .orderBy(orderOf(ORDERS[filters.sort])),
    db.select().from(counters).where(eq(counters.name, "users")),
    rawStatement<{ n: number }>(db, sql`SELECT count(*) AS n FROM (${fittingKeys({ ...filters, before: undefined }, now, cap + 1)})`),
  ]);
  return { rows, totals, counted: counted?.n ?? 0, cap };
}

export type UserRow = Awaited<ReturnType<typeof listUsers>>["rows"][number];
