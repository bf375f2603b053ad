/** The pictures of one thing, in their order, and the first pictures of many things. */
import { images } from "@schema/media";
import { and, asc, eq, getTableName, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Act, Thing } from "../../platform/acts/acts";
import { auditFrom } from "../../platform/audit.server";
import type { Context } from "../../platform/context";
import { eachOf, returning } from "../../platform/db.server";
import type { OwnImage, ReadyImage } from "./image";
import { MAX_ATTEMPTS } from "./limits";
import type { PurposeName } from "./purposes";

type Base = Pick<Context, "db" | "clock">;

/** Some kinds of pictures of one thing. */
export interface PicturesOf {
  /** Its id, or SQL that finds it. */
  subjectId: string | SQL;
  purposes: readonly PurposeName[];
}

const ofAll = (which: PicturesOf) =>
  and(eq(images.subjectId, which.subjectId), inArray(images.purpose, [...which.purposes]), ne(images.status, "deleted"));

/** A picture's row as JSON. */
const AS_JSON = sql`json_object('imageId', image_id, 'purpose', purpose, 'subjectId', subject_id, 'width', width, 'height', height)`;

const rowsOf = ({ db }: Pick<Context, "db">, where: SQL | undefined) =>
  db
    .select({
      imageId: images.imageId,
      purpose: sql<PurposeName>`${images.purpose}`.as("purpose"),
      subjectId: images.subjectId,
      width: images.width,
      height: images.height,
      status: sql<OwnImage["status"]>`${images.status}`.as("status"),
      failure: images.failure,
      attempts: images.attempts,
    })
    .from(images)
    .where(where)
    .orderBy(asc(images.position), asc(images.key));

/** The statement that finds a thing's pictures as their owner sees them: waiting, ready or failed, each kind in its order. */
export const ownImages = (ctx: Pick<Context, "db">, which: PicturesOf) => rowsOf(ctx, ofAll(which));

/** The statement that finds a thing's pictures as everyone sees them, each kind in its order. */
export const readyImages = (ctx: Pick<Context, "db">, which: PicturesOf) => rowsOf(ctx, and(ofAll(which), eq(images.status, "ready")));

/**
 * The first ready picture of each row of a select, as its column `picture`: `picture: firstImage("event-cover", events.eventId)`.
 * Lists get theirs in the query that they are. Null where there is none.
 */
export const firstImage = (purpose: PurposeName, subjectId: SQLiteColumn) =>
  firstImageOf(purpose, sql`${sql.identifier(getTableName(subjectId.table))}.${sql.identifier(subjectId.name)}`)
    .mapWith((text: string): ReadyImage => JSON.parse(text))
    .as("picture");

/** The same as an expression of written SQL, for the thing whose id `subjectId` is; `pictureIn` reads what it gives. */
export const firstImageOf = (purpose: PurposeName, subjectId: SQL): SQL<ReadyImage | null> =>
  sql<ReadyImage | null>`(SELECT ${AS_JSON} FROM images WHERE subject_id = ${subjectId} AND purpose = ${purpose} AND status = 'ready'
    ORDER BY position, key LIMIT 1)`;

/** All ready pictures of a thing in their order, as a JSON list. */
export const readyImagesOf = (subjectId: SQL): SQL<string> =>
  sql<string>`(SELECT json_group_array(json(picture)) FROM (SELECT ${AS_JSON} AS picture FROM images WHERE subject_id = ${subjectId}
    AND status = 'ready' ORDER BY position, key))`;

/** The picture that a column of `firstImageOf` holds. */
export const pictureIn = (text: string | null): ReadyImage | null => (text === null ? null : JSON.parse(text));

/** One of a thing's pictures. */
interface One {
  subjectId: string;
  purposes: readonly PurposeName[];
  imageId: string;
  onlyIf?: SQL;
}

const listed = (names: readonly string[]) => sql`(SELECT value FROM ${eachOf(names)})`;
const oneWhere = ({ subjectId, purposes: names, imageId, onlyIf = sql`1` }: One) =>
  sql`image_id = ${imageId} AND subject_id = ${subjectId} AND purpose IN ${listed(names)} AND ${onlyIf}`;

/** The statement that makes a failed picture wait again, unless it was tried too often. */
export const retryStatement = ({ db, clock }: Base, one: One) =>
  returning(
    db,
    sql`UPDATE images SET status = 'waiting', failure = NULL, updated_at = ${clock.now()}
      WHERE ${oneWhere(one)} AND status = 'failed' AND attempts < ${MAX_ATTEMPTS}`,
    { imageId: images.imageId },
  );

/** The statement that deletes a picture, whatever its state. */
export const removeStatement = ({ db, clock }: Base, one: One) =>
  returning(
    db,
    sql`UPDATE images SET status = 'deleted', updated_at = ${clock.now()}
      WHERE ${oneWhere(one)} AND status <> 'deleted'`,
    { imageId: images.imageId },
  );

/** The statement that puts a thing's pictures of one kind in an order; those that it doesn't name come after, as they were. */
export const orderStatement = (
  { db }: Pick<Context, "db">,
  { subjectId, purpose, imageIds, onlyIf = sql`1` }: { subjectId: string; purpose: PurposeName; imageIds: readonly string[]; onlyIf?: SQL },
) =>
  returning(
    db,
    sql`UPDATE images SET position = coalesce((SELECT each.key FROM ${eachOf(imageIds)} each WHERE each.value = image_id), ${imageIds.length} + position)
      WHERE subject_id = ${subjectId} AND purpose = ${purpose} AND status <> 'deleted' AND ${onlyIf}`,
    { imageId: images.imageId },
  );

/**
 * The statement that deletes all pictures of a thing, for the transaction in which the thing itself goes.
 * @param onlyIf such as: the thing is deleted now
 */
export const removeAllStatement = ({ db, clock }: Base, which: PicturesOf & { onlyIf?: SQL }) =>
  returning(
    db,
    sql`UPDATE images SET status = 'deleted', updated_at = ${clock.now()} WHERE subject_id = ${which.subjectId}
      AND purpose IN ${listed(which.purposes)} AND status <> 'deleted' AND ${which.onlyIf ?? sql`1`}`,
    { imageId: images.imageId },
  );

interface Audited {
  act: Act;
  subjectType: Thing;
  subjectId: string;
  after: unknown;
}

/** The statement that records an act of staff, if the statement right before it changed something. */
export const auditIfChanged = (ctx: Base & Pick<Context, "actor">, { after, ...act }: Audited) =>
  auditFrom(ctx, { ...act, after: sql`${JSON.stringify(after)}` }, sql`WHERE changes() > 0`);

/** Deletes the pictures of things that are gone. @param gone selects the ids of those things @returns how many pictures */
export async function removeOrphans({ db, clock }: Base, purpose: PurposeName, gone: SQL): Promise<number> {
  const rows = await db
    .update(images)
    .set({ status: "deleted", updatedAt: clock.now() })
    .where(and(eq(images.purpose, purpose), ne(images.status, "deleted"), sql`${images.subjectId} IN (${gone})`))
    .returning({ imageId: images.imageId });
  return rows.length;
}
