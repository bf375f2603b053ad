/** What graduates do, in D1: rights to answer on one side, counts on the other. */
import { alumniCounts, alumniReleases, alumniRights } from "@schema/alumni";
import { eq, lt, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { isStale, onlyIf, rawStatement } from "~/platform/db.server";
import type { MailPayload } from "~/platform/mail/outbox.server";
import { outgoingMailIf } from "~/platform/mail/outgoing-if.server";
import type { Counted } from "./alumni.questions";

type Base = Pick<Context, "db" | "clock">;

const RELEASE = "graduates";

interface NewRight {
  /** Of the address's mailbox. */
  addressHash: string;
  /** Of the address as it is written: rights of before mailboxes were told. */
  exactHash: string;
  tokenHash: string;
  expiresAt: number;
  mail: MailPayload;
}

/** Gives an address the right to answer once, and mails its link; one that has answered gets neither. */
export async function insertRight(ctx: Base, { addressHash, exactHash, tokenHash, expiresAt, mail }: NewRight): Promise<void> {
  await ctx.db.batch([
    rawStatement(
      ctx.db,
      sql`INSERT INTO ${alumniRights} (address_hash, token_hash, is_used, expires_at) SELECT ${addressHash}, ${tokenHash}, 0, ${expiresAt}
        WHERE NOT EXISTS (SELECT 1 FROM alumni_rights WHERE address_hash = ${exactHash} AND is_used = 1)
        ON CONFLICT (address_hash) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at WHERE is_used = 0`,
    ),
    outgoingMailIf(ctx, `alumni:${tokenHash}`, mail, sql`EXISTS (SELECT 1 FROM alumni_rights WHERE token_hash = ${tokenHash})`),
  ]);
}

const isOpen = (now: number, tokenHash: string) =>
  sql`EXISTS (SELECT 1 FROM alumni_rights WHERE token_hash = ${tokenHash} AND is_used = 0 AND expires_at > ${now})`;

/** Whether a link still lets somebody answer. */
export async function isRightOpen({ db, clock }: Base, tokenHash: string): Promise<boolean> {
  const [row] = await db.all<{ isOpen: 0 | 1 }>(sql`SELECT ${isOpen(clock.now(), tokenHash)} AS isOpen`);
  return row?.isOpen === 1;
}

/** Uses a right up and counts what was answered, in one transaction; no row has both. @returns false where there was no such right */
export async function insertAnswer({ db, clock }: Base, tokenHash: string, counts: readonly Counted[]): Promise<boolean> {
  try {
    await db.batch([
      onlyIf(db, isOpen(clock.now(), tokenHash)),
      db.update(alumniRights).set({ isUsed: true }).where(eq(alumniRights.tokenHash, tokenHash)),
      rawStatement(
        db,
        sql`INSERT INTO ${alumniCounts} (item, row_value, column_value, count)
          SELECT value ->> 'item', value ->> 'row', value ->> 'column', 1 FROM json_each(${JSON.stringify(counts)}) WHERE 1
          ON CONFLICT (item, row_value, column_value) DO UPDATE SET count = count + 1`,
      ),
      rawStatement(
        db,
        sql`INSERT INTO ${alumniReleases} (name, release, answer_count, released_count) VALUES (${RELEASE}, NULL, 1, 0)
          ON CONFLICT (name) DO UPDATE SET answer_count = answer_count + 1`,
      ),
    ]);
    return true;
  } catch (failed) {
    if (isStale(failed)) return false;
    throw failed;
  }
}

/** What may be shown. */
export async function findRelease({ db }: Pick<Context, "db">) {
  const [row] = await db.select().from(alumniReleases).where(eq(alumniReleases.name, RELEASE));
  return row ?? null;
}

/** The release with every count, of the same moment. */
export async function findCounted({ db }: Pick<Context, "db">) {
  const [[release], counts] = await db.batch([
    db.select().from(alumniReleases).where(eq(alumniReleases.name, RELEASE)),
    db.select().from(alumniCounts),
  ]);
  return { release: release ?? null, counts };
}

/** Keeps what may be shown, unless something else was kept since. */
export async function saveRelease(
  { db }: Pick<Context, "db">,
  release: unknown,
  answerCount: number,
  releasedCount: number,
): Promise<void> {
  await db
    .update(alumniReleases)
    .set({ release, releasedCount: answerCount })
    .where(sql`name = ${RELEASE} AND released_count = ${releasedCount}`);
}

/** The statement that lets links go that nobody used. */
export const expired = ({ db, clock }: Base) =>
  db.delete(alumniRights).where(sql`${lt(alumniRights.expiresAt, clock.now())} AND is_used = 0`);
