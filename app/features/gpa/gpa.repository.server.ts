/** Reads and writes the transcripts that people keep in their account. */
import { gpaTranscripts } from "@schema/gpa";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { usedFor } from "~/engines/personal/personal.server";
import type { Context } from "~/platform/context";
import type { Transcript } from "./gpa.schemas";

type Db = Context["db"];

export interface StoredTranscript {
  /** Null when there is none, or it was removed. */
  content: Transcript | null;
  /** 0 when there never was one. */
  version: number;
  /** UTC milliseconds; null when there never was one. */
  updatedAt: number | null;
}

const NOTHING: StoredTranscript = { content: null, version: 0, updatedAt: null };

const { content, version, updatedAt, userId } = gpaTranscripts;

const storedOf = (db: Db, owner: string) => db.select({ content, version, updatedAt }).from(gpaTranscripts).where(eq(userId, owner));

const asStored = ([row]: { content: unknown; version: number; updatedAt: number }[]) => (row as StoredTranscript | undefined) ?? NOTHING;

/** The transcript of a person. */
export const findTranscript = async ({ db }: Pick<Context, "db">, owner: string) => asStored(await storedOf(db, owner));

export interface TranscriptChange {
  owner: string;
  transcript: Transcript;
  /** What the change started from; 0: nothing was kept. */
  from: number;
  now: number;
}

/** Writes the transcript unless another version is kept by now. Gives whether it did, and what is kept then. */
export async function writeTranscript({ db }: Pick<Context, "db">, { owner, transcript, from, now }: TranscriptChange) {
  const change = { content: transcript, version: from + 1, updatedAt: now };
  const write =
    from === 0
      ? db
          .insert(gpaTranscripts)
          .values({ userId: owner, ...change })
          .onConflictDoNothing()
          .returning({ version })
      : db
          .update(gpaTranscripts)
          .set(change)
          .where(and(eq(userId, owner), eq(version, from)))
          .returning({ version });
  const [written, rows] = await db.batch([write, storedOf(db, owner)]);
  return { isWritten: written.length > 0, stored: asStored(rows) };
}

/** Removes the transcript; its version stays, and rises. Gives what is kept then. */
export async function eraseTranscript({ db }: Pick<Context, "db">, owner: string, now: number) {
  const [, rows] = await db.batch([
    db
      .update(gpaTranscripts)
      .set({ content: null, version: sql`${version} + 1`, updatedAt: now })
      .where(and(eq(userId, owner), isNotNull(content))),
    storedOf(db, owner),
  ]);
  return asStored(rows);
}

/** Where transcripts name people. */
export const gpaPlaces = usedFor(
  { purpose: "transcript", bases: ["contract", "consent"], recipients: [], kept: "own", sensitivity: "confidential" },
  [{ stage: "content", table: gpaTranscripts, column: userId, onDeletion: "delete", exported: {} }],
);
