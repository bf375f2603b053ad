/** The lists of a collection in D1: searched, filtered, in an order, a page at a time. */
import { counters } from "@schema/platform";
import { posts } from "@schema/posts";
import { and, asc, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { countCap } from "../../platform/lists/paging";
import { rawRows } from "../../platform/raw-rows.server";
import { allParts, columnBegins, ftsQuery, wordsMatch } from "../../platform/search";
import { typedOrNear } from "../../platform/typed-or-near.server";
import { hasTag } from "../labels/uses.repository.server";
import type { Collection } from "./collection";
import type { PostFilters } from "./filters";
import { openPostsMatch, type PostRow, type PostsRead, SPARE_HITS, selectPosts } from "./posts.repository.server";

type Reader = Pick<Context, "db" | "actor">;
type ListRead = Pick<PostsRead, "beside" | "characters"> & { only?: SQL };

/** Posts on top of a list, at most. */
const MAX_PINNED = 20;

/** The order of a list for which none is asked. */
function defaultSort({ isByActivity, isGrouped }: Collection) {
  if (isGrouped) return "grouped";
  return isByActivity ? "active" : "new";
}

const sortColumn = (collection: Collection, { sort = defaultSort(collection) }: PostFilters) => {
  if (sort === "liked") return posts.likeCount;
  if (sort === "grouped") return posts.facetB;
  if (sort === "active") return posts.activeAt;
  return collection.isByRelevance ? posts.relevantAt : posts.key;
};

/** Where the next page goes on. */
export function cursorOf(collection: Collection, filters: PostFilters, row: PostRow): string {
  const columns = new Map<unknown, number | null>([
    [posts.likeCount, row.likeCount],
    [posts.relevantAt, row.relevantAt],
    [posts.activeAt, row.activeAt],
    [posts.key, row.key],
  ]);
  return `${columns.get(sortColumn(collection, filters)) ?? 0}.${row.key}`;
}

function cursorCondition(collection: Collection, filters: PostFilters): SQL | undefined {
  if (!filters.before) return undefined;
  const [value = 0, key = 0] = filters.before.split(".").map(Number);
  const column = sortColumn(collection, filters);
  if (column === posts.facetB) {
    const group = sql`(SELECT p.facet_b FROM posts p WHERE p.key = ${key})`;
    return sql`${column} >= ${group} AND (${column} > ${group} OR ${posts.key} < ${key})`;
  }
  return column === posts.key ? lt(posts.key, key) : sql`(${column}, ${posts.key}) < (${value}, ${key})`;
}

/** Full-text hits come newest first, and only as many as a page can need; D1 binds numbers as reals, by which no full-text index seeks. */
function hits({ feature }: Collection, { q = "", a, b, tag, before, size }: PostFilters): SQL {
  const tagged = tag && ftsQuery(tag.replaceAll("-", " "));
  const facets = [a && columnBegins("facet_a", a), b && columnBegins("facet_b", b), tagged && wordsMatch(tagged)];
  const match = typedOrNear("posts_fts", q, (words) => allParts(openPostsMatch(feature), ...facets, wordsMatch(words)));
  const below = before ? sql`AND rowid < CAST(${Number(before.split(".")[1])} AS INTEGER)` : sql``;
  return sql`${posts.key} IN (SELECT rowid FROM posts_fts WHERE posts_fts MATCH ${match} ${below}
    ORDER BY rowid DESC LIMIT ${size + SPARE_HITS})`;
}

function conditions(collection: Collection, filters: PostFilters): SQL | undefined {
  const { q, a, b, tag } = filters;
  const query = q ? ftsQuery(q) : null;
  const isOpen = collection.isClosable && !filters.closed ? isNull(posts.closedAt) : undefined;
  // Written out, or the index by activity, which holds nothing else, would not be found.
  const isShown = sortColumn(collection, filters) === posts.activeAt ? sql`${posts.status} = 'approved'` : eq(posts.status, "approved");
  const own = and(eq(posts.kind, collection.feature), isShown, isOpen);
  return and(
    own,
    a ? eq(posts.facetA, a) : undefined,
    b ? eq(posts.facetB, b) : undefined,
    tag ? hasTag(tag) : undefined,
    query ? hits(collection, filters) : undefined,
  );
}

/** Posts on top of a list, latest first; none of them beyond the first page or among a search's results. */
function pinned(ctx: Reader, collection: Collection, { q, a, b, tag, before, sort }: PostFilters, read: ListRead) {
  const { feature, hasPins } = collection;
  const isShown = hasPins && !q && !a && !b && !tag && !before && (sort ?? defaultSort(collection)) === defaultSort(collection);
  // The plus keeps the state out of the choice of an index: the one by kind and state holds every post, the one of pins a handful.
  return selectPosts(ctx, { ...read, kind: feature })
    .where(and(sql`${posts.isPinned} = 1`, eq(posts.kind, feature), sql`+${posts.status} = 'approved'`))
    .orderBy(desc(posts.key))
    .limit(isShown ? MAX_PINNED : 0);
}

/** Whether a list is everything that readers may see. */
const isWhole = ({ isClosable }: Collection, { a, b, tag, closed }: PostFilters) => !a && !b && !tag && (!isClosable || Boolean(closed));

/** The statement that counts a list: by its total, or up to a cap. A search is counted by what it shows. */
function countStatement({ db }: Reader, collection: Collection, filters: PostFilters, where: SQL | undefined, isAll: boolean) {
  if (isAll) {
    const total = and(eq(counters.name, `posts:${collection.feature}`), eq(counters.facet, "approved"));
    return db.select({ count: counters.value }).from(counters).where(total);
  }
  const counted = db
    .select({ one: sql`1` })
    .from(posts)
    .where(where)
    .limit(countCap({ page: 1, size: filters.size }) + 1)
    .as("counted");
  return db.select({ count: sql<number>`count(*)` }).from(counted);
}

/** One page of what is open to readers, one row more than it shows, and how many there are. */
export async function listPosts(ctx: Reader, collection: Collection, filters: PostFilters, { only, ...read }: ListRead) {
  const where = and(conditions(collection, filters), only);
  const isAll = isWhole(collection, filters) && !only;
  const page = (condition: SQL | undefined, ...order: SQL[]) =>
    selectPosts(ctx, { ...read, pictures: collection.pictures, kind: collection.feature })
      .where(condition)
      .orderBy(...order)
      .limit(filters.size + 1);
  if (filters.q && ftsQuery(filters.q)) {
    const [rows] = await ctx.db.batch([rawRows(ctx.db, page(where, desc(posts.key)))]);
    return { rows, pinned: [], total: Math.min(rows.length, filters.size), isTotalCapped: rows.length > filters.size };
  }
  const column = sortColumn(collection, filters);
  const from = and(where, cursorCondition(collection, filters));
  const inOrder = page(from, column === posts.facetB ? asc(column) : desc(column), desc(posts.key));
  const [rows, [counted], onTop] = await ctx.db.batch([
    rawRows(ctx.db, inOrder),
    countStatement(ctx, collection, filters, where, isAll),
    rawRows(ctx.db, pinned(ctx, collection, filters, read)),
  ]);
  const cap = isAll ? Number.POSITIVE_INFINITY : countCap({ page: 1, size: filters.size });
  const count = counted?.count ?? 0;
  return { rows, pinned: onTop, total: Math.min(count, cap), isTotalCapped: count > cap };
}
