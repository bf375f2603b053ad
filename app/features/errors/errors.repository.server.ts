/** Kinds of errors and their occurrences in D1. */
import { errorEvents, errorGroups } from "@schema/platform";
import { and, count, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { auditEntry } from "~/platform/audit.server";
import type { SignedInContext } from "~/platform/context";
import { resolveErrors } from "~/platform/errors/record.server";
import { countCap, pageFrom } from "~/platform/lists/paging";
import type { ErrorAct, ErrorFilters } from "./errors.schemas";
import { readIdQuery } from "./search.rules";

type Base = Pick<SignedInContext, "db">;
export type ErrorGroup = typeof errorGroups.$inferSelect;

const EVENTS_SHOWN = 20;

/** Everything that begins with a prefix of ASCII letters, as a range that an index can serve. */
const beginsWith = (column: typeof errorEvents.errorId | typeof errorGroups.fingerprint, prefix: string) =>
  and(gte(column, prefix), lt(column, `${prefix}~`));

function matching(typed: string): SQL | undefined {
  const { idPrefix, fingerprintPrefix, text } = readIdQuery(typed);
  const byId =
    idPrefix &&
    sql`${errorGroups.fingerprint} IN (SELECT fingerprint FROM error_events WHERE error_id >= ${idPrefix} AND error_id < ${`${idPrefix}~`})`;
  return or(
    byId || undefined,
    fingerprintPrefix ? beginsWith(errorGroups.fingerprint, fingerprintPrefix) : undefined,
    sql`instr(lower(${errorGroups.message}), ${text}) > 0`,
    sql`instr(lower(${errorGroups.route}), ${text}) > 0`,
  );
}

const conditions = ({ q, state, source }: ErrorFilters) =>
  and(
    state === "open" ? isNull(errorGroups.resolvedAt) : undefined,
    state === "resolved" ? isNotNull(errorGroups.resolvedAt) : undefined,
    source ? eq(errorGroups.source, source) : undefined,
    q ? matching(q) : undefined,
  );

const listColumns = {
  fingerprint: errorGroups.fingerprint,
  source: errorGroups.source,
  message: sql<string>`substr(${errorGroups.message}, 1, 300)`.as("message"),
  route: errorGroups.route,
  count: errorGroups.count,
  firstSeenAt: errorGroups.firstSeenAt,
  lastSeenAt: errorGroups.lastSeenAt,
  resolvedAt: errorGroups.resolvedAt,
};

/** A page of kinds of errors, the latest seen first, with how many are open and resolved. One round trip. */
export async function listErrors({ db }: Base, filters: ErrorFilters) {
  const { page, size } = filters;
  const where = conditions(filters);
  const cap = countCap(filters);
  const some = db
    .select({ key: errorGroups.key })
    .from(errorGroups)
    .where(where)
    .limit(cap + 1)
    .as("some");
  const [rows, counted, states] = await db.batch([
    db
      .select(listColumns)
      .from(errorGroups)
      .where(where)
      .orderBy(desc(errorGroups.lastSeenAt), desc(errorGroups.key))
      .limit(size + 1)
      .offset((page - 1) * size),
    db.select({ n: count().as("n") }).from(some),
    db
      .select({ isOpen: sql<boolean>`(${errorGroups.resolvedAt} IS NULL)`.mapWith(Boolean).as("is_open"), n: count().as("n") })
      .from(errorGroups)
      .groupBy(sql`is_open`),
  ]);
  const countOf = (isOpen: boolean) => states.find((each) => each.isOpen === isOpen)?.n ?? 0;
  return {
    ...pageFrom(rows, counted[0]?.n ?? 0, { page, size }, cap),
    counts: { open: countOf(true), resolved: countOf(false), all: countOf(true) + countOf(false) },
  };
}

/** The fingerprint behind an id that a person was shown, or the fingerprint itself. */
const fingerprintOf = (id: string) => sql`coalesce((SELECT fingerprint FROM error_events WHERE error_id = ${id}), ${id})`;

/** A kind of error with its latest occurrences; null when nothing has this id (any more). One round trip. */
export async function findError({ db }: Base, id: string) {
  const [[group], events] = await db.batch([
    db
      .select()
      .from(errorGroups)
      .where(eq(errorGroups.fingerprint, fingerprintOf(id)))
      .limit(1),
    db
      .select({
        errorId: errorEvents.errorId,
        route: errorEvents.route,
        comment: errorEvents.comment,
        isSignedIn: sql<boolean>`(${errorEvents.userId} IS NOT NULL)`.mapWith(Boolean).as("is_signed_in"),
        createdAt: errorEvents.createdAt,
      })
      .from(errorEvents)
      .where(eq(errorEvents.fingerprint, fingerprintOf(id)))
      .orderBy(desc(errorEvents.createdAt))
      .limit(EVENTS_SHOWN),
  ]);
  return group ? { group, events } : null;
}

/** Resolves or reopens a kind of error and writes down who did it, in one transaction. */
export async function setErrorState(
  ctx: SignedInContext,
  group: Pick<ErrorGroup, "fingerprint" | "resolvedAt">,
  act: ErrorAct,
): Promise<void> {
  const now = ctx.clock.now();
  const isResolving = act === "resolve";
  await ctx.db.batch([
    resolveErrors(ctx, group.fingerprint, isResolving),
    auditEntry(ctx, {
      act: `error.${act}`,
      subjectType: "error",
      subjectId: group.fingerprint,
      before: { resolvedAt: group.resolvedAt },
      after: { resolvedAt: isResolving ? now : null },
    }),
  ]);
}
