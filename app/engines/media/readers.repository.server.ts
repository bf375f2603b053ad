/** Finds who may look at a picture right now. */
import { images } from "@schema/media";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import type { Place, PurposeName } from "./purposes";

/** `everyone`; `members`, who are signed in; `staff`; or the id of a person, who sees it beside staff. */
export type Readers = string;

/** An expression that gives the `Readers` of the thing whose id `subjectId` is, or NULL when nobody has it in sight any more. */
type ReadersOf = (subjectId: SQL) => SQL;

/** What a feature says of its pictures. */
export type PictureReaders = Partial<Record<PurposeName, ReadersOf>>;

/** What all features say together, by the place where the pictures are served; `app/picture-readers.server.ts` collects it. */
export type ReadersByPlace = ReadonlyMap<Place, ReadersOf>;

export interface ShownPicture {
  purpose: PurposeName;
  subjectId: string;
  readers: Readers | null;
}

/** A ready picture with who may look at it; null when there is none. */
export async function findShown(
  { db }: Pick<Context, "db">,
  imageId: string,
  readersOf: (subjectId: SQL) => SQL,
): Promise<ShownPicture | null> {
  const [row] = await db
    .select({
      purpose: sql<PurposeName>`${images.purpose}`.as("purpose"),
      subjectId: images.subjectId,
      readers: sql<Readers | null>`${readersOf(sql`images.subject_id`)}`.as("readers"),
    })
    .from(images)
    .where(and(eq(images.imageId, imageId), eq(images.status, "ready")));
  return row ?? null;
}
